import { stemWord } from './stem-word.ts';

/** Everyday words one slip away from a word the rules know ("thirty" and "thirsty"): never mended into it. */
export const ORDINARY_STEMS: readonly string[] = `
  arsenal handwriting scalp scarf sweat swear steak shark spice spoke scrap scrub shrub thread thrift
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
`
  .trim()
  .split(/\s+/)
  .map(stemWord);
