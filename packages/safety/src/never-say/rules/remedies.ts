import { type NeverSayRule, years } from '../rule.ts';
import { FDA_TEETHING, NICE_FEVER } from './pages.ts';
import { ALCOHOL, CURES, DEFERRED, either, FEVER, FOR_GROWN_UPS } from './vocabulary.ts';

export const REMEDY_RULES: readonly NeverSayRule[] = [
  {
    id: 'amber',
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:amber|teething|teether|silicone|baltic|chewable|chew|nursing|hazelwood|sensory|bead(?:ed)?)(?: \w+){0,3} (?:necklaces?|bracelets?|anklets?|beads|jewell?ery|pendants?|strings?|bangles?|chains?)\b|\b(?:necklaces?|bracelets?|anklets?|beads|pendants?)\b(?: \w+){0,5} (?:teeth\w*|amber|silicone|chew)\b|\b(?:baltic amber|(?:amber|hazelwood|beads?|knotted) (?:\w+ )?strands?|strands? of amber)\b|\bambers?(?: \w+)? (?:for teething|releases?|contains?)\b/,
        ],
      },
    ],
    replacement:
      'Teething necklaces and bracelets, of amber or silicone, can strangle or choke a child. A teether held in the hand is the safe choice.',
    source: FDA_TEETHING,
  },
  {
    id: 'alcohol_gums',
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        untilDays: years(8),
        all: [ALCOHOL],
        unless: either(
          FOR_GROWN_UPS,
          /\b(?:pump\w*|breast ?fe\w*|breast ?milk|nursing|you drink|you had|if you|your (?:own )?(?:drink|glass|drinking)|hand (?:gels?|rubs?|sanitiz\w*|sanitis\w*)|wipes?|cord|speak|talks|get at|drugs|keep alcohol|store|out of reach|rubbing alcohol|surgical|isopropyl|talk\w*|rules?|call you|sponge|fever|root beer|ginger beer|wine gums?|alcohol free|vinegar|expect\w*|pregnan\w*|drinking (?:alcohol )?(?:a|is a) |limits?|thermometer|locked?|lock|parties|party|peers?|sav\w* (?:him|her|you)|ride home|conversation|your alcohol|your intake|laws?|legal|driv\w*|gin rummy|abstain\w*|abstinence|industry|policy|church|gambling|tobacco|subscription)\b/,
        ),
      },
      {
        stance: 'claim',
        all: [ALCOHOL, CURES],
        unless: /\b(?:talks?|speak|hand (?:gels?|rubs?|sanitiz\w*|sanitis\w*)|root beer|ginger beer)\b/,
      },
    ],
    replacement:
      'Please give a child no alcohol in any form, not on the gums, in milk or for sleep: even a little can poison a child or drop the blood sugar. If some was given, call {poison line} or {emergency}.',
    source: {
      name: 'NHS: Tips for helping your teething baby',
      url: 'https://www.nhs.uk/baby/babys-development/teething/tips-for-helping-your-teething-baby/',
    },
  },
  {
    id: 'alcohol_rub',
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:(?:rubbing|surgical|isopropyl|methylated|white|wood) (?:alcohol|spirits?)|(?:alcohol|vodka|vinegar|spirits?) (?:rubs?|baths?|spong\w*|wipes?|compress\w*|soaked|socks?|wraps?)|(?:ice|iced|cold|icy|freezing|chilly|cool|cooler|tepid|chilled|lukewarm(?: to cold| to cool)) (?:cold )?(?:water )?(?:baths?|showers?|spong\w*|plunge|soak|dips?|towels?|sheets?|wraps?|compress\w* (?:all|over the whole|to the (?:armpits|groin)))|ice (?:packs?|cubes|water|bags?|blocks?)|frozen (?:peas|packs?)|cold packs?|cold water|cold (?:wet )?(?:sheets?|flannels? (?:on|in) (?:\w+ ){0,2}(?:armpits|groin))|(?:spong\w*|wip(?:e|ing)|rub|rubbing|bathe|dab|douse|soak|wrap|swab|splash)\w* (?:\S+ ){0,7}(?:cold (?:\w+ )?(?:water|sheets?|towels?|flannels?)|alcohol|vinegar|ice|iced|vodka|surgical spirit|spirits)|vinegar (?:soaked )?(?:\w+ )?socks?|(?:strip|stripp|undress|uncover)\w* (?:\S+ ){0,10}(?:shiver\w*|naked|fan|cold)|naked (?:\S+ ){0,6}(?:fan|shiver\w*)|(?:fan|shiver\w*) (?:\S+ ){0,10}naked|shiver it out|until (?:he|she|they) (?:\w+ ){0,3}shiver\w*|cold air|(?:tub|bath|basin) of (?:\w+ )?(?:cool|cold|iced?)|some ice|(?:pack|put|place|lay|hold|use|rub) (?:\w+ )?ice (?:around|on|onto|against|under|in|to|over)|(?:isopropyl|surgical spirit|rubbing spirit)|open window to cool)\b/,
        ],
        context: FEVER,
      },
    ],
    replacement:
      'Please use no cold bath, ice, rubbing alcohol or sponging to bring down a fever: shivering drives the temperature up, and alcohol passes through the skin. Offer drinks, dress your child lightly, and ask a pharmacist or doctor about medicine if your child is distressed.',
    source: NICE_FEVER,
  },
  {
    id: 'jaundice_sun',
    untilDays: 90,
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:sun|suns|sunlight|sunbath\w*|sunshine|sunny(?: spot)?|windows?|daylight|natural light|sun ?lamp|uv (?:lamp|light)|outdoors|light therapy at home|rays|balcony|garden|windowsill)\b/,
        ],
        context: /\b(?:jaundiced?|yellow\w*|bilirubin|golden)\b/,
        unless:
          /\b(?:look|looking|check|checking|see|seeing|spot (?:the|it|jaundice)|press|examine|notice|(?:at|in|to) (?:the |a )?hospital|vitamin d)\b/,
      },
    ],
    replacement:
      'Sunlight is not a treatment for jaundice: it can burn a baby and delay care. Ask {the doctor} or midwife to measure the bilirubin, today if the yellow is spreading or your baby is sleepy or feeding badly.',
    source: { name: 'CDC: Jaundice and Kernicterus', url: 'https://www.cdc.gov/ncbddd/jaundice/' },
  },
  {
    id: 'essential_oils',
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:essential oils?|eucalyptus|(?:peppermint|tea ?tree|lavender|camphor|oregano|clove|thyme|rosemary|frankincense|cinnamon|wintergreen|citronella|lemon|chamomile|thieves|menthol|sage|bergamot|cajeput|anise|hyssop|olbas|neem|mustard|castor|pennyroyal|cedarwood|ylang ylang) (?:essential )?(?:oils?|drops)|olbas|camphor|vicks(?: vaporub)?|vapou?r ?rub|chiropract\w*|cranio ?sacral|cranial osteopath\w*|(?:spinal|spine|neck|back|atlas) (?:adjust\w*|manipulat\w*|crack\w*|alignment)|colloidal silver|silver (?:drops|solution|water)|chlorine dioxide|mms|cd protocol|miracle mineral\w*|chelation|chelators? (?:help|remov|cur)\w*|dmsa|edta (?:drops|therapy|treatment|suppositor\w+|cream|infusions?)|turpentine|kerosene|paraffin oil|diatomaceous|borax|hydrogen peroxide (?:drops|drink|by mouth|water|therapy)|(?:petrol|gasoline) (?:on|to|for|kills|rub\w*|dabb\w*)|ivermectin|black salve|detox(?:es|ing|ification)?(?! (?:from )?(?:screens?|social|phone))|heavy metal cleanse|parasite cleanse|cleansing (?:diet|protocol)|hyperbaric (?:oxygen|therapy|chambers?|treatment|sessions?)|stem cell (?:therap\w+|treatments?|infusions?|injections?|clinics?)|bioresonance|coffee enemas?|raw camel milk)\b/,
        ],
      },
      {
        stance: 'advice',
        all: [
          /\b(?:bleach (?:enemas?|baths?|solution|drops|water|protocol)|bleach|disinfectant|lysol|dettol|domestos|ammonia|drain cleaner|lighter fluid|antifreeze|mercury|lead (?:powder|tonic)|greta|azarcon|opium|poppy (?:tea|heads?)|cannabis|cbd (?:oil|gummies|drops)?|marijuana|weed|thc|tobacco|nicotine|mothballs?|boric acid|iodine drops|sulphur powder|urine|hydroxychloroquine|magnet therapy)\b/,
          /\b(?:drink\w*|swallow\w*|sips?|drops?|spoon\w*|tea ?spoons?|mouth\w*|enemas?|gargl\w*|oral\w*|cures?|cured|treat\w*|heal\w*|remed\w+|autis\w*|colds?|cough\w*|fevers?|worms?|parasites?|infections?|asthma|adhd|eczema|colic|ears?|gums?|teeth\w*|calms?|sleep\w*|settle\w*|seizures?|kills (?:the )?(?:virus|germs inside)|protocol|gives?|giving|sore|bath)\b/,
        ],
        unless: either(
          DEFERRED,
          FOR_GROWN_UPS,
          /\b(?:clean\w*|disinfect\w*|mop|wipe\w*|surfaces?|floors?|laundry|toys?|wash|steril\w*|nappies|diapers|store|lock\w*|swallowed|drank|thermometer|mercury rises|smok\w*|quit\w*|gums? and patches|hospital|fish|garden\w*|weed (?:the|out)|vap\w*|(?:find|finds|found|smell\w*|caught|catch) (?:\w+ )?(?:weed|cannabis|marijuana|tobacco|nicotine)|drunk)\b/,
        ),
      },
    ],
    replacement:
      'Essential oils, chiropractic, colloidal silver, chlorine dioxide, chelation and “detox” cures have no shown benefit for a child’s illness or for autism, and some poison or injure. Please ask {the doctor} or a pharmacist.',
    source: {
      name: 'FDA: Potentially dangerous products and therapies that claim to treat autism',
      url: 'https://www.fda.gov/consumers/consumer-updates/be-aware-potentially-dangerous-products-and-therapies-claim-treat-autism',
    },
  },
];
