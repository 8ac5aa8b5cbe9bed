import { stemWord } from './stem-word.ts';

/** Everyday words one or two slips away from a word the rules know ("thirty" and "thirsty"): never mended into it. */
export const ORDINARY_STEMS: readonly string[] = `
  overdue arsenal handwriting scalp scarf sweat swear steak shark spice spoke scrap scrub shrub thread thrift
  able abort about adheres adler advised aggressive align alignment alley ally alter alternative among ample angry
  apple apply attacker attorney award backtrack bargain basin batter battle batty beard beast belief berry bitten
  black blame blimp block blood bloom blouse blush board boast bottle boulder bound bounty brain branch bread
  breast breathtaking brick broad brood broom browse brunch bubble buckle built bullies bumble bumpy bunny burden
  button cabin cable cancel captain carry carve cattle cause centralize certain champ changelog channel cheer
  cherry chimney chimp choir christian chuckle chunk clamp clang clause cleanser click cling clinic clipboard
  clock closer closest cloud clump coast colder collection colon combinator comic commonjs commonly competitive
  compilation complain completion complexity composition computation concat concert concise conditional confidence
  confusion connector constitutes constraint construction consumer contain content continuous contract contrast
  convention correction corrective correctly correlate cosine cotton could count county couple course covert crack
  cramp create creation crock current curry curse curtain curve daemon daily dairy deletion deliver depth detect
  detection detectives developer device diary directive dirty division domain donkey double doubt draft drain
  dread dreamy dumpy eager earth effective electron electronic enter essentially example exclusion exclusive
  exhaustive expansion expensive expertise explain explorer expressive extensive fable factories factorize fairy
  faith fancy fanny farther faster favor favour feast fellow ferry flame flash flatter flood flooding floor flour
  flush folder followers footer force forth forty found fountain frame frequency fresh fridge friendly fumble
  funky funny gallop gamble garbage garden generally generate generation gently gloom golden grace grade grain
  granny grant grape graph greasy great greet groom grumpy guard guest haircut hairy handy harden haven header
  healer healthier heard heart hearth herein hidden hoard holder honey horse horsey hound house humble hungrier
  hungry hurry imply importer incident inclusive independent indication indices inflator informational informative
  inherent insert insertion inspect inspection integrate intend intensive intent intention interactive interface
  internet intersect invocation jersey journey jumpy kettle kidney kitten later latin latter layer least lesson
  lightning limp listener lively liver loser loud louse lovely lumpy magic mainly maintain maker manually maple
  marble marry martin master medal merry metal minus mitigation mitten modal model money monkey month motivation
  mould mound mount mountain mouse mouth movement mumble mutation mutton nanny naturally nerve nettle newer noble
  normalize normally north nurse nutty obtain older opera operator overhead parity parry party patent patty pause
  pedal people percentage perfectly person petal petty place plain plainly plane plank plate playmates plump
  pocket poison porter positional pound preschool present pretty prison produce producer projection properties
  protest proud purple purse putty quiet quite radix raisin rally ramble ratio readiness really reason recent
  recorder recovery refrain rejection religion remain replacer replay reply reset resolver responsible restoration
  restrict restriction reusable ridden ripple roast robin rocket rotation rotten round rumble runny safely sample
  satin sauce scare scarf scatter score scout scroll season secondly securely selection separator serve server
  settle setup seven severely severity shack shame shape share shirt shore short shortest shorty should shoulder
  shout shrimp shrink silence silently simple simply situation skirt sleepiness sleepovers slider slightly slump
  smart smooth snack sneak snore somewhat sorry sound source south spare sparse speedy spent splat splitter sponge
  sport sporty spouse spout sprain square squats squeal stable stack stamp stamps staple stare starve static stock
  stooges store storm stout strain stricter strip stroll strong strongly stump sudden sunburst sunlight sunny
  supple supply sustain swamp swap sward sweep swept swerve sword table temple terrain thirty thorough though
  thump toast tolerance tolerant tomer tooth total track trail train tramp transaction transitional transitive
  translate translation tread treason treat trial trick triple troll trolley trouble trout truck trump trunk trust
  truth tumble turkey turtle universal valley versus verve villain violate viral virus vital volley waiters warden
  wearer weather weigh wheel whether whisk wiggled winner word world worry worth would wound written yeast youth
  acting added adolescence advice against alike along angel arguing arrival aware bacteria baggy bake baked baking
  ballet bands bank banned barrier beach bell beneath bets biggest bitter blended blink blinking blues boats booster
  boosters boots borders boredom bouncing bowl bowls brave brisk brows brushing burping camp camping cards carton
  cash cast centers chapter chapters chasing checker checkup cheeky chemist chess choices chooses choosing chores
  chose chunky clearer clearly clinical closely cluster clusters coating coats collect command comment comments
  complex compress conduct connected consent consultant contests contraception cook cooked cooking cooks cooler
  correct corrected council countries country courage cradle cramming creases cricket crisis crossness crowding cure
  cures dancing dawdling decision decisions degrees demands dessert diagnosis differently differs dilute discuss
  distance drawn drier drifted driven dryness dusk earlier earning earshot easiest eater eaters evenings excited
  exit expiry explore exploring extreme false farts fetches fidgeting fifty filled filling fills filters finally
  flags flange flannel flask flips folds formed forward free freezer fried fright fruit further fussing gaps general
  glad goggles grams grass graze grazed grazes grazing grin grinding grins grizzling grown guessing handle handler
  handles handling happily hardest harmless hats health heavier heaviness helper helpers helpline hiking hinders
  hood hopping housework hunger immediate implant included influence jerky jogging judging jumper kindness kneel
  lacks lactation larger laziness leap leaps learner lease lies lightly linked listens litter lollies longest
  loosely loosen loosens looser lovey machine manners march masks massage mates math maths medical mention methods
  middle millions mint mocking monthly musical nagging nearby neonatal nice notices numbers obsession order orders
  overreacting overweight pace paced painless pairing pairs parasol parental password path paths patient patting
  paying percent perfect piles pillowcase pleasure plunket portion portions posture practical practise preteen
  preteens preventer price prices privacy product products profile promise prone propose propped protein public
  pudding puddle puree purees purified purpose quarrel quarrels quietly quilts recalls reception reflective related
  relaxed relieved remotes removal remove removed resettle respect response rise rises risky rooting roughly route
  routine rudeness ruining sand savings scabies scale scales scaly scarves scary scold scolding screeches seams
  secrecy sell selling serious services session sessions setting settings shade shall sharp shave shell shelves
  shoes shorten shorter shortly shrieks shyness sickness sigh sighs single slack sleeper sleepers slight slime slots
  smaller smokers sneezed sneezes sneezing snot softens solves somehow soothed soothes soothing soreness sort
  sorting spanish speaker spiders splayed splint splints splutter spoiled sprint squeaks staff stage stages stain
  stains stalling stammering starch starchy startles stealing steals sticker stickers stiffly stiffness stood
  storage strangely straw stress stretch stretches strike strings stronger studies stuffy stutter stuttering
  stutters suction summary supper support supported supporting switch switched switches switching swore syringe tale
  tasks teams teased teasing teether tenth thank thanks these thick thicker thickly threat threats tics timer tins
  toenail toenails together tower trace tract traffic trailer trainer trainers trees trigger triggers tuck tucked
  typical unclear understood unlocked unusual urgency usually village visiting visitor visitors wakings wales
  walkers watcher watchers weaning whenever whine whines whining whisper whoever whose wings witching withdrawal
  women worms wrappers wrestling write writes writing untrustworthy cheating lying
`
  .trim()
  .split(/\s+/)
  .map(stemWord);
