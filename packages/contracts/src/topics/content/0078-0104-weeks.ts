import type { AgeRange, Milestone } from '../topic.schema.ts';
import * as source from './sources/toddlers.ts';

const actEarly24 = {
  social:
    "If this is not there by 2 years, tell your child's doctor and ask for a screening. Call soon if a skill is lost.",
  language:
    'If you do not hear or see this by 2 years, ask for a hearing and speech check. You can ask for early help at once. Call soon if words are lost.',
  cognitive:
    'If this is not there by 2 years, tell the doctor what play looks like at home. Call soon if a skill is lost.',
  movement:
    'If this is still hard at 2 years, ask the doctor to watch your child move. Call soon if your child falls more or a skill is lost.',
};

const milestones: Milestone[] = [
  {
    id: 'two-years-notices-hurt',
    area: 'social',
    text: 'Notices when someone is hurt or sad: stops, or looks sad too',
    byMonths: 24,
    actEarly: actEarly24.social,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-reads-your-face',
    area: 'social',
    text: 'Looks at your face to see how to take a new thing',
    byMonths: 24,
    actEarly: actEarly24.social,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-points-in-book',
    area: 'language',
    text: 'Points to a thing in a book when you ask, “Where is the bear?”',
    byMonths: 24,
    actEarly: actEarly24.language,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-two-words',
    area: 'language',
    text: 'Puts two or more words together, such as “More milk”',
    byMonths: 24,
    actEarly: actEarly24.language,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-two-body-parts',
    area: 'language',
    text: 'Points to two or more parts of the body when you ask',
    byMonths: 24,
    actEarly: actEarly24.language,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-more-gestures',
    area: 'language',
    text: 'Uses more signs than a wave and a point, such as a nod or a blown kiss',
    byMonths: 24,
    actEarly: actEarly24.language,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-one-hand-holds',
    area: 'cognitive',
    text: 'Holds a thing in one hand and works with the other, such as taking off a lid',
    byMonths: 24,
    actEarly: actEarly24.cognitive,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-knobs-and-switches',
    area: 'cognitive',
    text: 'Tries the knobs, buttons or switches on a toy',
    byMonths: 24,
    actEarly: actEarly24.cognitive,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-two-toys-at-once',
    area: 'cognitive',
    text: 'Plays with more than one toy at a time, such as toy food on a plate',
    byMonths: 24,
    actEarly: actEarly24.cognitive,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-kicks-ball',
    area: 'movement',
    text: 'Kicks a ball',
    byMonths: 24,
    actEarly: actEarly24.movement,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-runs',
    area: 'movement',
    text: 'Can break into a run',
    byMonths: 24,
    actEarly: actEarly24.movement,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-steps-up-stairs',
    area: 'movement',
    text: 'Walks up a few stairs on their feet, with or without your help',
    byMonths: 24,
    actEarly: actEarly24.movement,
    sources: [source.cdcMilestones24],
  },
  {
    id: 'two-years-eats-with-spoon',
    area: 'movement',
    text: 'Eats with a spoon',
    byMonths: 24,
    actEarly: actEarly24.movement,
    sources: [source.cdcMilestones24],
  },
];

export const weeks0078to0104: AgeRange = {
  start_weeks: 78,
  end_weeks: 104,
  display_name: '18 months to 2 years',
  topics: [
    {
      id: 'eighteen-month-check-and-words',
      title: 'The 18-month check: words, points and play',
      subtitle: 'Two short screenings that each child should get',
      description:
        'At 18 months each child is due two sets of questions. One looks at play, talk and movement as a whole. The other looks for early signs of autism, and it comes again at 24 months. No one is accused of a thing. It is done for all. Before you go, look at three things. Does your child try to say three or more words, besides “mama” and “dada”? Does a finger point just to show you a plane or a dog? Does your child copy what you do, and look back to see if you saw? CDC says 75% of children or more do these by 18 months. If one is not there yet, say so at the visit. A check of hearing and speech is easy to ask for, and help can start before there is any name for it. Do not wait if words, looks or skills are lost, if your child does not turn to their name, or if you have a worry that will not go away. Call the doctor now.',
      urgency_level: 1,
      tags: ['Developmental Milestones', 'Proactive Care'],
      topic_sources: [source.cdcMilestones18, source.msdWellChild, source.radyDevelopment18],
      proactive_message:
        'Is the 18-month visit for {user.childName} done, or still to come? Two short screenings are due around now. They work best when you bring what you see at home. Tell me which words and signs {user.childName} uses. I can turn it into a half-page list for the doctor.',
      proactive_message_sources: [source.cdcMilestones18, source.msdWellChild],
      proactive_option_1: 'My child has only a few words',
      proactive_option_2: 'What is the autism screening like?',
      proactive_option_3: 'My child has stopped saying some words',
    },
    {
      id: 'medicine-pods-and-batteries',
      title: 'Lock up medicine, pods and small batteries',
      subtitle: 'A climber with quick hands needs a lock, not a high shelf',
      description:
        'Your child can now drag a chair, climb it and open most things. And all of it goes in the mouth. Take ten minutes and go room by room. Lock away medicine, vitamins and gummies, laundry pods, cleaners, vapes and alcohol. Keep each in the pack it came in. Think of bags too: yours, and those of guests. Never call medicine candy. Find each small round battery in remotes, scales, candles and toys, and tape or screw the lid shut. Save the Poison Help line in your phone: 1-800-222-1222 in the US. If your child may have swallowed something, take it away, wipe out the mouth and call, even if all seems well. Do not make your child throw up. For a battery or magnets, go straight to the emergency room and do not wait for signs. Call 911, or your own emergency number, if your child has collapsed, has a seizure, cannot be woken or has trouble breathing.',
      urgency_level: 2,
      tags: ['Proactive Care', 'Health & Wellness'],
      topic_sources: [source.mercyPoison, source.baycarePoison, source.ontarioBatteries],
      proactive_message:
        'If {user.childName} can climb, a high shelf is no longer safe. Pills, pods and tiny batteries are the ones to lock up first. It takes about ten minutes, and I can walk you through it one room at a time. Shall we start with your bag, the bathroom or the kitchen?',
      proactive_message_sources: [source.mercyPoison, source.ontarioBatteries],
      proactive_option_1: 'My child may have swallowed something',
      proactive_option_2: 'Walk me through each room',
      proactive_option_3: 'Where are small batteries hiding?',
    },
    {
      id: 'biting-and-hitting-at-one',
      title: 'Biting and hitting: small teeth, big feelings',
      subtitle: 'What to do in the ten seconds after the bite',
      description:
        'Most young children bite, hit or push now and then. It does not mean that yours will be unkind. There is a lot to say at this age and few words to say it with. Toddlers may not know that a bite hurts, either. So act fast and say little. Move in, hold the hand or turn the face away, and look at the hurt child first. Then say in a flat voice, “No biting. Biting hurts.” Name the feeling: “You wanted the truck.” Show what to do next: ask, swap, or come to you. Do not bite or hit back, as it shows that big people may hurt small ones. Do not shame. Note when it happens. Hunger, noise and a missed nap sit behind a lot of it. Praise the kind touch when you see it. Talk to the doctor if your child gets hurt or hurts others often, if it goes on for months, if few words are coming, or if you fear you might lose control.',
      urgency_level: 2,
      tags: ['Parenting Support', 'Developmental Milestones'],
      topic_sources: [source.swanseaBehaviour, source.bexleyBehaviour, source.aapDiscipline],
      proactive_message:
        'Has {user.childName} bitten or hit someone lately? Your cheeks may have gone red, and it is still very common at this age. What you do in the next ten seconds matters most, and it can be short. Tell me what came just before. We can find a plan for next time.',
      proactive_message_sources: [source.bexleyBehaviour, source.swanseaBehaviour],
      proactive_option_1: 'My child bites at day care',
      proactive_option_2: 'My child hits me when I say no',
      proactive_option_3: 'What do I say right after a bite?',
    },
    {
      id: 'toddler-sleep-same-steps',
      title: 'Bedtime in the same four steps',
      subtitle: 'How much sleep a toddler needs, and how to end the encore',
      description:
        'One more drink. One more book. One more kiss for the bear. Toddlers fight sleep since the day is so good, and since bed means time away from you. Children of 1 to 2 years do best with 11 to 14 hours in 24, naps included. What helps is doing the same few things in the same order: wash, teeth, book, song. Keep it calm and dim, and let your child choose small things, such as which book. Say what comes next. Put your child down sleepy and stay kind and dull if there is a call. Many have spells of bad nights, when ill, when teeth come, or after a move. The old steps bring sleep back. Do not give any medicine to make a child sleep, and no bottle in bed. See the doctor if your child snores most nights, gasps or stops for breath, is tired all day, or if you are too worn out to cope. You matter here too.',
      urgency_level: 3,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.cdcSleep, source.cdcToddlers1],
      proactive_message:
        'How are bedtimes with {user.childName}? If there are six drinks and ten kisses, you are not alone. The same few steps each night work better than a new trick. Tell me what you do from bath to lights out, and when {user.childName} naps. I can help you make it shorter.',
      proactive_message_sources: [source.cdcSleep],
      proactive_option_1: 'Bedtime takes two hours',
      proactive_option_2: 'My child climbs out of the crib',
      proactive_option_3: 'Is it time to drop a nap?',
    },
  ],
  activities: [
    {
      id: 'sweep-like-me',
      title: 'Sweep like me',
      subtitle: 'A short broom and a big helper',
      description:
        'Give your child a small broom or brush when you sweep. Make a square of tape on the floor as the goal. Sweep dry pasta or leaves into it side by side. Then swap jobs: you hold the pan. Say thank you for the exact thing: “You swept it all in here!”',
      why: 'Copying a real job builds arms, pride and the words that go with it.',
      safety: 'Count the pasta back in and use shapes too big to swallow.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcMilestones18, source.cdcToddlers1],
    },
    {
      id: 'one-more-word-walk',
      title: 'The one-more-word walk',
      subtitle: 'Your child says one, you say two',
      description:
        'Go for a slow walk with no place to be. When your child says a word or points, say it back with one more: “Car.” “Red car!” “Bird.” “Bird up!” Then wait and count to five in your head. Collect one leaf, one stone and one stick to talk about at home.',
      why: 'Hearing the next small step, right when they care about it, helps children join two words.',
      safety: 'Hold hands by the road, and check that stones and berries stay out of the mouth.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcToddlers1, source.nidcdSpeech],
    },
    {
      id: 'giant-scribble-floor',
      title: 'The giant scribble',
      subtitle: 'A floor of paper and two artists',
      description:
        'Tape a big sheet of paper or an opened bag to the floor. Give out two thick crayons. Scribble side by side. Say what the line does: “round and round,” “long,” “dot, dot, dot.” Do not ask what it is. Hang it up and let your child show it to someone.',
      why: 'Big arm moves come first, and fine lines grow out of them.',
      safety: 'Use thick crayons that are safe for small children, and pick up broken bits.',
      tags: ['Activities', 'Education'],
      sources: [source.radyDevelopment18, source.hsePlay],
    },
    {
      id: 'kick-chase-and-stop',
      title: 'Kick, chase, stop!',
      subtitle: 'A ball game that ends in a freeze',
      description:
        "Roll a big soft ball to your child's feet and show a kick. Run after it together. Now and then call “Stop!” and freeze like a tree. Call “Go!” and off you run. Let your child be the caller. Falling over on purpose is a good rule to add.",
      why: 'Running, kicking and stopping on a word train balance and self-control in one go.',
      safety: 'Play on grass or a clear floor, far from roads and water.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cdcMilestones24, source.hsePlay],
    },
    {
      id: 'feed-the-bear-lunch',
      title: 'Lunch for the bear',
      subtitle: 'A spoon, a cup and a very hungry toy',
      description:
        "Sit a bear at the table. Ask your child to give it a bite, a sip, a wipe. The bear likes it, the bear says “more,” the bear falls asleep. Add one thing each day: a plate, a bed, a bath. Follow your child's plot, even if the bear eats a shoe.",
      why: 'Simple pretend play is how children try out care, order and first stories.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.cdcToddlers1, source.cdcMilestones24],
    },
    {
      id: 'find-it-on-the-page',
      title: 'Find it on the page',
      subtitle: 'A look-and-point book game for two',
      description:
        'Pick a book with busy pages. Ask, “Where is the dog?” and wait. Your child points, you cheer and add a bit: “Yes! A wet dog.” Then swap. Let your child ask you with a word or a finger, and get one wrong so that it can be put right.',
      why: 'Pointing at a picture shows a word is known long before it can be said.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMilestones24, source.cdcToddlers1],
    },
    {
      id: 'lids-pots-and-knobs',
      title: 'Lids, pots and knobs',
      subtitle: 'A tray of things that open, turn and click',
      description:
        'Fill a tray with things that do something: a pot with a lid, a jar with a loose top, a box with a flap, a purse with a big zip. Hide a toy in one. Hold the pot still if it slips, but let your child do the opening. Say “twist,” “pull,” “pop.”',
      why: 'One hand that holds while the other works is a skill for dressing, eating and play.',
      safety: 'No glass, no strings, and nothing small enough to fit in the mouth.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.cdcMilestones24, source.hsePlay],
    },
  ],
  milestones,
};
