import type { AgeRange, Milestone } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

const sources = [source.cdcMilestones5];
const askAboutSocial =
  'If this is not there by 5, talk with the doctor and the teacher and ask for a check. Call sooner if a skill your child had is gone.';
const askAboutLanguage =
  'If you do not hear this by 5, ask the doctor about a speech and hearing check before school gets busy. Call sooner if words are lost.';
const askAboutCognitive =
  'If this is not there by 5, share what you see with the doctor or the school and ask what help there is. Call sooner if a skill is lost.';
const askAboutMovement =
  'If this is still hard by 5, mention it to the doctor. Call sooner if your child falls more than before or loses a skill.';

const milestones: Milestone[] = [
  {
    id: 'five-follows-game-rules',
    area: 'social',
    text: 'Keeps to the rules or takes turns in games with other children',
    byMonths: 60,
    actEarly: askAboutSocial,
    sources,
  },
  {
    id: 'five-puts-on-a-show',
    area: 'social',
    text: 'Sings, dances or acts for you',
    byMonths: 60,
    actEarly: askAboutSocial,
    sources,
  },
  {
    id: 'five-does-easy-chores',
    area: 'social',
    text: 'Does an easy job at home, such as pairing socks or clearing a plate',
    byMonths: 60,
    actEarly: askAboutSocial,
    sources,
  },
  {
    id: 'five-tells-two-event-story',
    area: 'language',
    text: 'Tells a story, heard or made up, in which at least two things happen',
    byMonths: 60,
    actEarly: askAboutLanguage,
    sources,
  },
  {
    id: 'five-answers-about-a-book',
    area: 'language',
    text: 'Answers easy questions about a book you have just read together',
    byMonths: 60,
    actEarly: askAboutLanguage,
    sources,
  },
  {
    id: 'five-keeps-a-chat-going',
    area: 'language',
    text: 'Keeps a chat going for more than three turns each way',
    byMonths: 60,
    actEarly: askAboutLanguage,
    sources,
  },
  {
    id: 'five-hears-rhymes',
    area: 'language',
    text: 'Spots or makes easy rhymes such as cat and hat',
    byMonths: 60,
    actEarly: askAboutLanguage,
    sources,
  },
  {
    id: 'five-counts-to-ten',
    area: 'cognitive',
    text: 'Counts to 10',
    byMonths: 60,
    actEarly: askAboutCognitive,
    sources,
  },
  {
    id: 'five-names-some-numbers',
    area: 'cognitive',
    text: 'Names some of the numbers 1 to 5 when you point at them',
    byMonths: 60,
    actEarly: askAboutCognitive,
    sources,
  },
  {
    id: 'five-uses-time-words',
    area: 'cognitive',
    text: 'Uses words about time, such as yesterday, morning or night',
    byMonths: 60,
    actEarly: askAboutCognitive,
    sources,
  },
  {
    id: 'five-stays-with-a-task',
    area: 'cognitive',
    text: 'Stays with a story or a craft for 5 to 10 minutes, screens not counted',
    byMonths: 60,
    actEarly: askAboutCognitive,
    sources,
  },
  {
    id: 'five-writes-some-letters',
    area: 'cognitive',
    text: 'Writes some of the letters in their own name',
    byMonths: 60,
    actEarly: askAboutCognitive,
    sources,
  },
  {
    id: 'five-names-some-letters',
    area: 'cognitive',
    text: 'Names some letters when you point at them',
    byMonths: 60,
    actEarly: askAboutCognitive,
    sources,
  },
  {
    id: 'five-does-up-buttons',
    area: 'movement',
    text: 'Does up some buttons',
    byMonths: 60,
    actEarly: askAboutMovement,
    sources,
  },
  {
    id: 'five-hops-on-one-foot',
    area: 'movement',
    text: 'Hops on one foot',
    byMonths: 60,
    actEarly: askAboutMovement,
    sources,
  },
];

export const weeks0208to0260: AgeRange = {
  start_weeks: 208,
  end_weeks: 260,
  display_name: '4 to 5 years',
  topics: [
    {
      id: 'four-year-visit-and-boosters',
      title: 'The four-year visit and school boosters',
      subtitle: 'What to ask about vaccines, growth and school forms',
      description:
        "The check-up at four is one of the fullest of childhood. Your doctor looks at growth, sight, hearing, speech and how your child plays. In the long-standing US schedule, the second MMR and chickenpox shots and the boosters for DTaP and polio fall at 4 to 6 years, often just before school. In 2026 the lists in the US are not all the same. The one the AAP put out that year differs from the one the CDC put out in January 2026 on some other vaccines. Rules on school entry also differ by state. So ask your child's doctor which list they use and what your school asks for. Bring the vaccine card and your own notes. Tell your child the truth in a few words: a quick pinch, then a big hug. Call the doctor after the visit for a fever that worries you. For trouble breathing, a swollen face or a fit, call your emergency number (911 in the US).",
      urgency_level: 1,
      tags: ['Proactive Care', 'Health & Wellness'],
      topic_sources: [source.aapWellChild, source.paMedSchedule2026, source.aonlSchedules2026],
      proactive_message:
        '{user.childName} is at the age for a big check-up before school. It is a good time to ask about boosters, sight, hearing and forms. In 2026 the AAP and the CDC do not list all the same vaccines, so your doctor is the one to ask. Shall we write your list of questions?',
      proactive_message_sources: [source.aapWellChild, source.paMedSchedule2026],
      proactive_option_1: 'Help me write questions for the visit',
      proactive_option_2: 'How can I make shots less scary?',
      proactive_option_3: 'Why do the vaccine lists differ?',
    },
    {
      id: 'harness-then-booster-at-four',
      title: 'Harness now, booster later',
      subtitle: 'When to change car seats, and why there is no rush',
      description:
        'Many four-year-olds beg for a booster like the big kids have. The safest seat is the one your child still fits. Keep the harness until your child gets to the top height or weight that the maker of the seat allows. You will find both on a label on the side. Only then is it time for a booster, with a lap and shoulder belt, in the back seat. Age alone is not the rule. Some children fit the harness well past five. Take off thick coats before you buckle, as they leave slack in the straps. Lay the coat on top. Do not use a seat past the date on its label, or one whose past you do not know, as it may have been in a crash. If your child slips out of the straps or unbuckles on the road, stop, fix it and start again. Ask your doctor or a trained car seat checker if your child is small, tall or has a health need.',
      urgency_level: 2,
      tags: ['Proactive Care'],
      topic_sources: [source.nhtsaCarSeats],
      proactive_message:
        'Is {user.childName} asking for a big-kid seat? There is no prize for moving up early. The harness is the safest place until {user.childName} hits the top limit on the label. If you tell me the seat and what the label says, I can help you see when to change.',
      proactive_message_sources: [source.nhtsaCarSeats],
      proactive_option_1: 'How do I check the seat limits?',
      proactive_option_2: 'My child keeps unbuckling',
      proactive_option_3: 'What makes a good booster seat?',
    },
    {
      id: 'water-watchers-for-four',
      title: 'Water play with eyes on',
      subtitle: 'Swim lessons are one layer. You are the first one',
      description:
        "Four is a bold age. Your child can run to a pool, climb a gate and jump in with no fear. In the US, more children aged 1 to 4 die from drowning than from any other cause, and it is quick and quiet. That is why safety comes in layers. Stay within arm's reach in the bath, pool, lake or sea. Choose one adult to watch and do nothing else. No phone, no grill. Fence a home pool on all four sides with a gate that shuts on its own. Empty tubs and paddling pools when you are done. Use a life jacket that fits near open water. Arm bands are toys. Swim lessons are a fine idea, and they lower risk, but no child is safe alone in water because of them. Learn CPR if you can. If your child had to be pulled from the water, or coughs, breathes fast or acts sleepy after, call 911 or your own emergency number.",
      urgency_level: 2,
      tags: ['Proactive Care', 'Health & Wellness'],
      topic_sources: [source.cdcDrowning, source.cdcPreschoolers],
      proactive_message:
        'Does {user.childName} love water? Four-year-olds are quick, and trouble in water makes no noise. The best guard is one grown-up who watches and does nothing else. Shall we go through the places near you, such as the bath, a pool or a lake, and make a plan?',
      proactive_message_sources: [source.cdcDrowning],
      proactive_option_1: 'Make a pool day plan with me',
      proactive_option_2: 'When should swim lessons start?',
      proactive_option_3: 'My child is afraid of water',
    },
    {
      id: 'ready-for-kindergarten',
      title: 'Ready for kindergarten, with no flash cards',
      subtitle: 'Coats, turns and listening count as much as letters',
      description:
        'Parents often ask if their child should know how to read before school. No. Teachers care more about a child who can put on a coat, use the toilet, wait for a turn and follow a short list of things to do. Letters, sounds, counting and sorting help too, and you can fold them into play. Read each day. Count plates. Let your child write the first letter of their name in chalk. Practice small bits of being on their own: open the lunch box, wash hands, ask a grown-up for help. Say your full name and address as a song. Visit the school, walk the route and meet the teacher if you can. Make the bedtime early a few weeks ahead. Talk to the doctor or the school before the start if your child is hard to understand, does not play with others, cannot stay with a task for a few minutes, or has lost skills. Help can start before the first day.',
      urgency_level: 3,
      tags: ['Education', 'Parenting Support'],
      topic_sources: [source.virginiaBeachReadiness, source.skagitReadiness, source.cdcMilestones5],
      proactive_message:
        'School is not far off for {user.childName}. Good news: you do not need flash cards. Zips, turns and a bit of waiting matter just as much as letters. What does {user.childName} find easy, and what still ends in a fuss? I can give you small games for each.',
      proactive_message_sources: [source.virginiaBeachReadiness, source.skagitReadiness],
      proactive_option_1: 'Games for letters and counting',
      proactive_option_2: 'Getting dressed takes forever',
      proactive_option_3: 'Is my child ready to start?',
    },
  ],
  activities: [
    {
      id: 'storybook-theater-for-fours',
      title: 'Storybook theater',
      subtitle: 'Act out a book with toys and a blanket stage',
      description:
        'Pick a short book you both know. Choose toys for the parts. Hang a blanket on two chairs. Let your child be the boss: who comes on, what do they say, what happens next? You play the small parts and get things wrong on purpose.',
      why: 'Telling a story with a start and an end is a skill that reading will lean on.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMilestones5, source.missouriAge3],
    },
    {
      id: 'helper-dress-up',
      title: 'Helpers and feelings dress-up',
      subtitle: 'Be a nurse, a baker, a bus driver, and say how they feel',
      description:
        'Find hats, bags and old shirts. Each of you becomes someone who helps. Ask in a news voice: “How do you feel today, bus driver? What made you cross?” Swap roles. End with a parade through the house.',
      why: 'Seeing the world as someone else helps children read feelings and get on with others.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.virginiaBeachReadiness],
    },
    {
      id: 'sock-match-race',
      title: 'Sock match race',
      subtitle: 'Sort the wash by color, size and owner',
      description:
        'Tip clean socks on the bed. Race to find pairs. Then sort again: by color, by size, by who wears them. Count the pairs. Is there an odd one? Give it a name and a home. Your child puts one pile away as a real job.',
      why: 'Sorting is early math, and a small job done well makes a child feel useful.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMilestones5],
    },
    {
      id: 'hop-like-a-frog',
      title: 'Hop, stop, freeze',
      subtitle: 'A moving game that trains legs and listening',
      description:
        'Call out an animal and a way to move: hop like a frog, gallop like a horse, tiptoe like a cat. When you shout “freeze,” all stand on one leg like a bird. Let your child call the next round. Make it slow, then fast.',
      why: 'Hopping builds balance, and stopping on a word builds self-control.',
      safety: 'Clear a space and play with bare feet or grippy shoes, not in socks.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cdcMilestones5, source.whoUnderFives],
    },
    {
      id: 'name-in-flour',
      title: 'Write your name in flour',
      subtitle: 'Big letters with one finger on a tray',
      description:
        "Shake a thin layer of flour or salt on a tray. Draw the first letter of your child's name with one finger. Let your child trace it, then make their own. Shake and start again. Hunt for the same letter on a cereal box.",
      why: 'Large, messy letters are easier than pencil ones, and a name is the best first word.',
      safety: 'Salt and raw flour are for play, not for eating. Wash hands after.',
      tags: ['Activities', 'Education'],
      sources: [source.skagitReadiness, source.cdcMilestones5],
    },
    {
      id: 'rose-and-thorn-at-bedtime',
      title: 'One good, one hard',
      subtitle: 'A two-minute bedtime talk about the day',
      description:
        'In the dark, each of you tells one good thing and one hard thing from the day. You go first and keep it real but small. Do not fix the hard thing. Just say, “That was hard. I am glad you told me.” Then lights out.',
      why: 'Talk about the day grows memory and words, and shows that hard things can be said out loud.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcMilestones4, source.cdcPreschoolers],
    },
    {
      id: 'safe-street-scout',
      title: 'Street scout',
      subtitle: 'Your child leads the walk and says when it is safe',
      description:
        'On a short walk, your child is the scout. At each curb: stop, look, listen, hold hands. Ask, “What do you hear? What do you see?” You make the call to cross. Spot signs and name colors on the way. Give the scout a badge at home.',
      why: 'Road sense takes years. Saying the steps out loud is how it starts.',
      safety: 'Hold hands at each road. Children of this age cannot judge traffic and need you beside them.',
      tags: ['Activities', 'Proactive Care'],
      sources: [source.cdcPreschoolers],
    },
  ],
  milestones,
};
