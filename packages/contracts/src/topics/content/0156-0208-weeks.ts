import type { AgeRange, Milestone } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

const sources = [source.cdcMilestones4];
const askAboutSocial =
  "If this is not there by 4, tell your child's doctor and ask for a check. Call sooner if a skill your child had is gone.";
const askAboutLanguage =
  "If you do not hear this by 4, ask your child's doctor about a speech and hearing check. Early help works well. Call sooner if words are lost.";
const askAboutCognitive =
  'If this is not there by 4, share what you see with the doctor and ask about a screening. Call sooner if a skill is lost.';
const askAboutMovement =
  'If this is still hard by 4, mention it to the doctor, who can watch your child move. Call sooner if your child gets clumsier or loses a skill.';

const milestones: Milestone[] = [
  {
    id: 'four-pretends-to-be',
    area: 'social',
    text: 'Plays at being someone or something else, such as a vet, a hero or a cat',
    byMonths: 48,
    actEarly: askAboutSocial,
    sources,
  },
  {
    id: 'four-asks-for-playmates',
    area: 'social',
    text: 'Asks to go and play with other children when none are near',
    byMonths: 48,
    actEarly: askAboutSocial,
    sources,
  },
  {
    id: 'four-comforts-others',
    area: 'social',
    text: 'Tries to comfort someone who is hurt or sad',
    byMonths: 48,
    actEarly: askAboutSocial,
    sources,
  },
  {
    id: 'four-avoids-danger',
    area: 'social',
    text: 'Steers clear of danger, such as a jump from high up at the playground',
    byMonths: 48,
    actEarly: askAboutSocial,
    sources,
  },
  {
    id: 'four-likes-to-help',
    area: 'social',
    text: 'Likes to be your helper',
    byMonths: 48,
    actEarly: askAboutSocial,
    sources,
  },
  {
    id: 'four-fits-the-place',
    area: 'social',
    text: 'Acts in a different way in a library than at the playground',
    byMonths: 48,
    actEarly: askAboutSocial,
    sources,
  },
  {
    id: 'four-word-sentences',
    area: 'language',
    text: 'Puts four or more words in a sentence',
    byMonths: 48,
    actEarly: askAboutLanguage,
    sources,
  },
  {
    id: 'four-words-from-songs',
    area: 'language',
    text: 'Says some words of a song, a story or a rhyme',
    byMonths: 48,
    actEarly: askAboutLanguage,
    sources,
  },
  {
    id: 'four-tells-about-the-day',
    area: 'language',
    text: 'Tells you at least one thing that happened in the day',
    byMonths: 48,
    actEarly: askAboutLanguage,
    sources,
  },
  {
    id: 'four-answers-what-for',
    area: 'language',
    text: 'Answers an easy question such as “What is a coat for?”',
    byMonths: 48,
    actEarly: askAboutLanguage,
    sources,
  },
  {
    id: 'four-names-colors',
    area: 'cognitive',
    text: 'Names the color of a few things',
    byMonths: 48,
    actEarly: askAboutCognitive,
    sources,
  },
  {
    id: 'four-knows-what-comes-next',
    area: 'cognitive',
    text: 'Says what comes next in a story heard many times',
    byMonths: 48,
    actEarly: askAboutCognitive,
    sources,
  },
  {
    id: 'four-draws-a-person',
    area: 'cognitive',
    text: 'Draws a person with three or more body parts',
    byMonths: 48,
    actEarly: askAboutCognitive,
    sources,
  },
  {
    id: 'four-catches-a-big-ball',
    area: 'movement',
    text: 'Catches a large ball most of the time',
    byMonths: 48,
    actEarly: askAboutMovement,
    sources,
  },
  {
    id: 'four-serves-and-pours',
    area: 'movement',
    text: 'Serves food or pours water with a grown-up close by',
    byMonths: 48,
    actEarly: askAboutMovement,
    sources,
  },
  {
    id: 'four-unbuttons',
    area: 'movement',
    text: 'Undoes some buttons',
    byMonths: 48,
    actEarly: askAboutMovement,
    sources,
  },
  {
    id: 'four-holds-a-crayon',
    area: 'movement',
    text: 'Holds a crayon with fingers and thumb, not in a fist',
    byMonths: 48,
    actEarly: askAboutMovement,
    sources,
  },
];

export const weeks0156to0208: AgeRange = {
  start_weeks: 156,
  end_weeks: 208,
  display_name: '3 to 4 years',
  topics: [
    {
      id: 'preschool-eyes-and-teeth',
      title: 'Eyes and teeth: two checks to book at three',
      subtitle: 'A quick eye test and a dentist visit catch small things early',
      description:
        'Three-year-olds cannot tell you that one eye sees less than the other. To them the world has always looked that way. That is why the US task force on prevention (USPSTF) says each child should have a vision check at least once between 3 and 5 years. A nurse or doctor can do it with pictures, so no letters are needed. Teeth need the same kind of care. From 3, use a blob of fluoride paste the size of a pea, twice a day, and let your child spit and not rinse. You still do the brushing, as small hands miss the back. Book the dentist even when all looks well. Call the doctor soon if an eye turns in or out, if your child sits very close to see, or if one eye shuts in the sun. Call the dentist for brown or chalky spots, or for pain.',
      urgency_level: 1,
      tags: ['Proactive Care', 'Health & Wellness'],
      topic_sources: [source.uspstfVision, source.torbayTeeth],
      proactive_message:
        "This is a good year to get {user.childName}'s eyes and teeth checked. Both visits are short, and both can find small things while they are easy to fix. Has {user.childName} had an eye check or seen a dentist yet? I can tell you what happens at each one and how to make it feel like a game.",
      proactive_message_sources: [source.uspstfVision, source.torbayTeeth],
      proactive_option_1: 'What happens at a first eye check?',
      proactive_option_2: 'Brushing ends in tears every night',
      proactive_option_3: 'One eye seems to turn in',
    },
    {
      id: 'goodbye-at-the-preschool-door',
      title: 'Goodbye at the preschool door',
      subtitle: 'How to make drop-off short, kind and the same each day',
      description:
        'Tears at the door do not mean that preschool is wrong for your child, or that you are. At this age a child knows you well, misses you, and has no clear sense of how long a morning is. Most calm down soon after you leave, once a kind adult and a toy take over. What helps most is being the same each day. Talk about the plan at breakfast. Name who will be there and what happens just before you come back: “I come after snack.” Keep the goodbye short and warm: a hug, a phrase of your own, and go. Do not slip out in secret, as that makes the next day harder. A small cloth or a family photo in a pocket can help. Talk to the teacher, and then the doctor, if the fear grows, keeps your child from play or sleep, or comes with a loss of skills such as speech or toilet use.',
      urgency_level: 2,
      tags: ['Parenting Support', 'Education'],
      topic_sources: [source.hseSeparation, source.annaFreudSeparation],
      proactive_message:
        'Is {user.childName} starting preschool, or finding the goodbye hard? Tears at the door are common at three. They show how much you matter. A short goodbye that is the same each day helps more than a long one. Would you like to plan your own goodbye, word by word?',
      proactive_message_sources: [source.hseSeparation],
      proactive_option_1: 'Help me plan our goodbye',
      proactive_option_2: 'Drop-off tears are getting worse',
      proactive_option_3: 'How do I know if preschool is a good fit?',
    },
    {
      id: 'three-year-old-food-wars',
      title: 'Peace at the table with a picky three-year-old',
      subtitle: 'You choose what is served, your child chooses how much',
      description:
        'On Monday peas are fine. On Tuesday peas are the enemy. Fussy eating is very common in the preschool years, and it is part of wanting a say. Most young children are good at knowing when they are full. Your job is to serve meals and snacks at steady times, eat with your child, and put one food they like next to one that is new. Keep the helping small. Praise a lick or a sniff. If food is left, take it away with no fuss, and try it again on another day. Bribes with sweets, and “one more bite,” tend to turn meals into a fight. Cut grapes the long way in four, and keep whole nuts, popcorn and hard sweets off the plate, as they can choke a child of this age. See the doctor if your child loses weight, gags or coughs at most meals, eats just a few foods and drops some of those, or seems tired and pale.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.nhsFussyEaters, source.safefoodFussy],
      proactive_message:
        'How are meals going with {user.childName}? Many three-year-olds say no to a food they ate last week. You do not have to win that fight. You pick what is on the table, and {user.childName} picks how much to eat. Shall we look at one meal that goes wrong and make it easier?',
      proactive_message_sources: [source.nhsFussyEaters, source.safefoodFussy],
      proactive_option_1: 'My child eats only five foods',
      proactive_option_2: 'Ideas for dinner without a fight',
      proactive_option_3: 'When is picky eating a problem?',
    },
    {
      id: 'night-terrors-or-bad-dreams',
      title: 'Screams in the night: terror or bad dream?',
      subtitle: 'They look alike in the dark, yet they need different things',
      description:
        'A night terror can scare you far more than your child. It comes in the first part of the night. Your child may scream, sit up, sweat and look right through you. It can last up to 15 minutes, and in the morning there is no memory of it. Night terrors are most common between 3 and 8 years. Do not wake or hold your child down. Stay close, keep the floor clear, and wait. A bad dream is different. It comes later in the night, your child wakes, knows you and wants a cuddle. Then comfort, a low light and a calm word help. For both, a steady bedtime and enough sleep help most. Little ones of 3 to 5 do best with 10 to 13 hours in 24, naps included. See the doctor if terrors come many times a night or most nights, if your child jerks, stiffens or drools, or if fear fills the day too.',
      urgency_level: 3,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.nidirectNightTerrors, source.nhsEastSussexSleep, source.cdcSleep],
      proactive_message:
        'Has {user.childName} ever screamed at night and not known you were there? That is often a night terror, and it looks worse than it feels. The best thing is to stay near and let it pass. Tell me what you saw and when. We can work out what it was and what to do next time.',
      proactive_message_sources: [source.nidirectNightTerrors],
      proactive_option_1: 'It happens soon after bedtime',
      proactive_option_2: 'How do I calm a bad dream?',
      proactive_option_3: 'It happens most nights. What now?',
    },
  ],
  activities: [
    {
      id: 'corner-shop-on-the-sofa',
      title: 'Corner shop on the sofa',
      subtitle: 'Tins, paper money and a very serious shopkeeper',
      description:
        'Line up tins, fruit and boxes. Cut paper into money. Take turns to sell and to pay. Ask for odd things: “Do you have a red one? Have you got something for a sad bear?” Let your child set the price and say “next, please.”',
      why: 'Pretend play builds turn-taking, new words and a first idea of what money is for.',
      safety:
        'Use paper money, not coins. Small coins and button batteries can choke or burn a child who swallows them.',
      tags: ['Activities', 'Education'],
      sources: [source.usuMoney, source.hsePlay],
    },
    {
      id: 'circle-detectives',
      title: 'Circle detectives',
      subtitle: 'Hunt round things through the house, then draw one',
      description:
        'Walk from room to room and tap each round thing you find: a plate, a clock, a wheel. Count them out loud. Then sit down with a fat crayon and draw a circle each. Add two dots and a line and it turns into a face.',
      why: 'Spotting and drawing shapes trains the eye and the hand that will write one day.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.missouriAge3],
    },
    {
      id: 'counting-stairs-to-bed',
      title: 'Count the stairs to bed',
      subtitle: 'One number for each step, one big jump at the top',
      description:
        'Say a number for each step as you climb hand in hand. Tomorrow, count forks as you set the table, or hops on the way to the bath. When a number goes missing, just say it and go on. There is no test here.',
      why: 'Saying one number for one thing is how counting turns from a song into math.',
      safety: 'Hold hands on the stairs and keep the steps clear of toys.',
      tags: ['Activities', 'Education'],
      sources: [source.missouriAge3],
    },
    {
      id: 'pillow-river-crossing',
      title: 'Pillow river',
      subtitle: 'The floor is water and the bears need saving',
      description:
        'Lay pillows across the floor as stones. The game is to cross with a bear and not “get wet.” Jump, step, crawl and balance. Move the stones a bit farther apart as your child gets bold. Swap: now you carry the bear.',
      why: 'Jumping and balance build strong legs. WHO asks for three hours of active play spread over the day at this age.',
      safety: 'Play on carpet or grass, away from table corners.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.whoUnderFives],
    },
    {
      id: 'what-comes-next-book',
      title: 'Stop the story',
      subtitle: 'Pause a well-loved book and let your child say what is next',
      description:
        'Pick a book you have read many times. Stop just before the best part and look puzzled. “Oh no. What comes next?” Wait. Give it time. Then read on and cheer, right or wrong. On the last page ask which part your child liked best.',
      why: 'Guessing what is next builds memory and talk, and it makes your child the one who knows.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMilestones4, source.cdcPreschoolers],
    },
    {
      id: 'little-laundry-helper',
      title: 'The little laundry helper',
      subtitle: 'A real job, a real thank-you',
      description:
        'Give your child a small pile to carry, socks to drop in a basket, and the big button to press with you. Talk as you go: wet, heavy, soft, blue. Say thank you for the exact thing done: “You put all the socks in. That helped me.”',
      why: 'Three-year-olds love to help. Real jobs build pride and words at the same time.',
      safety: 'Keep laundry pods and cleaners locked away and up high. Shut the machine door when you are done.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcPreschoolers],
    },
    {
      id: 'face-of-the-day',
      title: 'Face of the day',
      subtitle: 'Make a face in the mirror and find its name',
      description:
        'Stand at a mirror. Make a happy face, a cross face, a scared face. Let your child copy and name each one. Then ask: “When did you feel like that today?” Share one of yours too. Finish with the silliest face you have.',
      why: 'A child who can name a feeling can start to ask for help with it.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcPreschoolers],
    },
  ],
  milestones,
};
