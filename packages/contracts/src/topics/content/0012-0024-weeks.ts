import type { AgeRange, Milestone } from '../topic.schema.ts';
import * as source from './sources/first-year.ts';

const sources = [source.cdcMilestones4Months];
const actEarly = {
  social:
    "If you do not see this by 4 months, tell your baby's doctor and ask for a check. Call soon if smiles or looks that were there are gone.",
  language:
    'If you do not hear or see this by 4 months, ask the doctor about a hearing check. Call soon if your baby has gone quiet.',
  cognitive:
    'If you do not see this by 4 months, tell the doctor what you notice and ask about a screening. Call soon if a skill is lost.',
  movement:
    'If this is not there by 4 months, let the doctor watch your baby move. Call soon if your baby is very stiff or limp, or one hand does far less.',
};

const milestones: Milestone[] = [
  {
    id: 'four-months-smiles-for-you',
    area: 'social',
    text: 'Smiles without being prompted, to get you to look',
    byMonths: 4,
    actEarly: actEarly.social,
    sources,
  },
  {
    id: 'four-months-chuckles',
    area: 'social',
    text: 'Gives a chuckle, if not yet a full laugh, when you play the clown',
    byMonths: 4,
    actEarly: actEarly.social,
    sources,
  },
  {
    id: 'four-months-keeps-your-attention',
    area: 'social',
    text: 'Looks, moves or makes sounds to get you to come or to stay',
    byMonths: 4,
    actEarly: actEarly.social,
    sources,
  },
  {
    id: 'four-months-coos',
    area: 'language',
    text: 'Coos long sounds such as “oooo” and “aahh”',
    byMonths: 4,
    actEarly: actEarly.language,
    sources,
  },
  {
    id: 'four-months-sounds-back',
    area: 'language',
    text: 'Makes sounds back when you talk to them',
    byMonths: 4,
    actEarly: actEarly.language,
    sources,
  },
  {
    id: 'four-months-turns-to-voice',
    area: 'language',
    text: 'Turns the head toward your voice',
    byMonths: 4,
    actEarly: actEarly.language,
    sources,
  },
  {
    id: 'four-months-opens-mouth-for-milk',
    area: 'cognitive',
    text: 'Opens the mouth at the sight of breast or bottle when hungry',
    byMonths: 4,
    actEarly: actEarly.cognitive,
    sources,
  },
  {
    id: 'four-months-studies-hands',
    area: 'cognitive',
    text: 'Looks at their own hands with interest',
    byMonths: 4,
    actEarly: actEarly.cognitive,
    sources,
  },
  {
    id: 'four-months-steady-head',
    area: 'movement',
    text: 'Holds the head steady while you hold them',
    byMonths: 4,
    actEarly: actEarly.movement,
    sources,
  },
  {
    id: 'four-months-holds-a-toy',
    area: 'movement',
    text: 'Holds on to a toy you put in the hand',
    byMonths: 4,
    actEarly: actEarly.movement,
    sources,
  },
  {
    id: 'four-months-swings-at-toys',
    area: 'movement',
    text: 'Swings an arm at toys',
    byMonths: 4,
    actEarly: actEarly.movement,
    sources,
  },
  {
    id: 'four-months-hands-to-mouth',
    area: 'movement',
    text: 'Brings the hands to the mouth',
    byMonths: 4,
    actEarly: actEarly.movement,
    sources,
  },
  {
    id: 'four-months-up-on-elbows',
    area: 'movement',
    text: 'Pushes up on elbows or forearms while on the tummy',
    byMonths: 4,
    actEarly: actEarly.movement,
    sources,
  },
];

export const weeks0012to0024: AgeRange = {
  start_weeks: 12,
  end_weeks: 24,
  display_name: '3 to 6 months',
  topics: [
    {
      id: 'rolling-ends-the-swaddle',
      title: 'Rolling starts: free the arms, lower the risks',
      subtitle: 'A new skill that changes the crib, the changing table and the sofa',
      description:
        'One day your baby lies still, and the next day they are on their side. From the first tries to roll, the swaddle has to go, as a wrapped baby on the tummy cannot push up. Use a sleep sack with free arms and no weights in it. Keep the crib bare, and put your baby down on the back for every sleep until the first birthday. Once your baby can roll both ways with ease, you can let them stay as they turn. Do not use wedges or rolls to hold them in place, and clear the crib of all toys. Falls come with rolling too. Keep one hand on your baby on any table, and never leave them alone on a bed or sofa, even for a second. Call the doctor for any knock to the head. Call your emergency number (911 in the US) after a fall from more than 3 feet (1 meter), or if your baby is drowsy, passes out, has a fit or throws up again and again.',
      urgency_level: 1,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [source.aapSafeSleep, source.aapSwaddling, source.cdcSafeSleep, source.nhsHeadInjury],
      proactive_message:
        'Has {user.childName} tried to roll yet? It often comes as a surprise. Two things change on that day: the swaddle ends, and no bed or sofa is safe without your hand on the baby. Tell me what you see so far, and we can go through the crib together.',
      proactive_message_sources: [source.aapSwaddling, source.aapSafeSleep],
      proactive_option_1: 'My baby rolls onto the tummy at night',
      proactive_option_2: 'How do we sleep without the swaddle?',
      proactive_option_3: 'My baby fell off the bed',
    },
    {
      id: 'four-month-skills-and-visit',
      title: 'Chuckles and elbows: the four-month check',
      subtitle: 'What most babies do by now, and what to bring to the visit',
      description:
        'At 4 months your baby turns into company. The CDC list names what at least 75% of babies do by this age. They smile to get your eye and chuckle when you play the fool. They coo, answer you with sounds, and turn to your voice. They hold the head steady, swing at toys, hold one you give them, and bring hands to the mouth. On the tummy they push up on the elbows. If your baby came early, count from the due date. There is a check-up at 4 months, with more shots. The AAP and the CDC lists of 2026 differ, so ask which one your doctor follows. Talk about sleep, feeding and how you feel, too. Speak up about any gap, as early help works best. Call the doctor if your baby does not follow things with the eyes, never smiles, makes no sounds, is very stiff or limp, or has lost a skill.',
      urgency_level: 2,
      tags: ['Developmental Milestones', 'Proactive Care'],
      topic_sources: [source.cdcMilestones4Months, source.aapWellChild, source.paMedSchedule2026],
      proactive_message:
        'Has {user.childName} chuckled at you yet? The four-month visit is a good time to look at what is new: sounds, hands, head and smiles. I have a short list of what most babies do by now. Let us go through it and write down what you want to ask.',
      proactive_message_sources: [source.cdcMilestones4Months, source.aapWellChild],
      proactive_option_1: 'Show me the four-month list',
      proactive_option_2: 'The head still wobbles. Should I ask?',
      proactive_option_3: 'Help me write questions for the visit',
    },
    {
      id: 'solids-can-wait-a-little',
      title: 'Ready for food? For most babies, not yet',
      subtitle: 'Signs to look for, and why a stare at your plate is not one of them',
      description:
        'Your baby watches each bite you take and chews on a fist. It looks like hunger for food, but it is mostly being curious. Most babies are ready at around 6 months, and none should start before 4 months. Look for signs that come together: a steady head, sitting with some help, reaching for food, and swallowing it instead of pushing it back out. Until then, breast milk or formula is all they need. No water, no juice, and no cereal in the bottle, which can choke a baby and does not make the night longer. There is no honey in any form before 12 months, as it can cause a grave illness called botulism. If your baby wants more milk for a few days, feed more often. Ask the doctor before you start if your baby was born early, has bad eczema or a food allergy, or is not gaining weight well.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.cdcSolids, source.childsmileWeaning, source.inspqHoney],
      proactive_message:
        'Does {user.childName} stare at your fork? That is sweet, but it does not mean it is time for food. Around six months is right for most. I can tell you the signs that count, so that you know when {user.childName} is ready and can enjoy it from the first spoon.',
      proactive_message_sources: [source.cdcSolids, source.childsmileWeaning],
      proactive_option_1: 'What are the real signs?',
      proactive_option_2: 'Grandma says to give cereal now',
      proactive_option_3: 'My baby seems hungry all the time',
    },
    {
      id: 'broken-nights-at-four-months',
      title: 'Broken nights: what sleep looks like now',
      subtitle: 'How much sleep is typical, and small habits that help',
      description:
        'Just when nights got better, they may fall apart. Many babies have unsettled phases in these months, and the timing differs from child to child. From 4 months on, 12 to 16 hours of sleep in a day and night is typical, naps included. Waking at night is still common, and many babies still need to eat. What helps is a short routine, the same each night: a bath or wash, milk, a song, lights low. Put your baby down sleepy but awake when you can, and pause a moment before you pick up at each squeak. Keep days bright and nights dull. Each sleep starts on the back, in a bare crib in your room. Never give medicine or alcohol to make a baby sleep. Call the doctor if your baby snores loudly, feeds or gains poorly, or cries as if in pain. If your baby stops breathing, even for some seconds, call 911 or your own emergency number. And ask for help if you are too tired to drive or to cope.',
      urgency_level: 3,
      tags: ['Parenting Support', 'Health & Wellness'],
      topic_sources: [source.cdcSleep, source.cdcSafeSleep, source.cdcInfants],
      proactive_message:
        'How are the nights with {user.childName}? A good stretch can fall apart at this age, and it is not your fault. There is no magic trick, but a calm and steady end to the day helps many babies. Tell me how last night went, and we will pick one thing to try.',
      proactive_message_sources: [source.cdcSleep, source.cdcSafeSleep],
      proactive_option_1: 'Awake every two hours. Help!',
      proactive_option_2: 'Build us a bedtime routine',
      proactive_option_3: 'How long should naps be?',
    },
  ],
  activities: [
    {
      id: 'reach-and-kick-gym',
      title: 'The reach-and-kick gym',
      subtitle: 'A wooden spoon, a soft toy and arms that swing',
      description:
        'Lay your baby on the back on a mat. Hold a soft toy or a wooden spoon over the chest, just within reach. Wait. The arms will wave, and then one will hit. Cheer! Move it over to the other side, then down by the feet for a kick. Put it in a hand to hold at the end.',
      why: 'Aiming, missing and hitting is how eyes and hands learn to work as a team.',
      safety: 'Hold the toy yourself, with no string or cord. Nothing small enough to fit in a mouth.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.northumberlandPlay, source.plunketPlay],
    },
    {
      id: 'peekaboo-scarf',
      title: 'Peekaboo with a scarf',
      subtitle: 'Gone, and back, and still your favorite person',
      description:
        'Sit face to face. Say, “Where did I go?” and hold a light scarf in front of your own face. Wait for a beat. Drop it: “Here I am!” Keep the gap short at first. Watch for a chuckle, then wait a bit longer before you pop out. Stop while it is still fun.',
      why: 'Your baby learns to wait for you, and that you come back each time.',
      safety: 'Cover your own face, not the face of your baby, and put the scarf away after.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.plunketPlay, source.loveParentingPlay],
    },
    {
      id: 'bath-splash-words',
      title: 'Splash, drip, pour: bath words',
      subtitle: 'Kick the water and hear its name',
      description:
        'In a few inches of warm water, hold your baby with an arm behind the back and let the legs kick. Say each thing as it happens: “Splash! Wet. Warm. Drip, drip.” Pour water from a cup over the tummy. Pause and see if they kick for more. Then do it again.',
      why: 'Words stick when they come with a feeling on the skin.',
      safety:
        'Test the water with your elbow, cold tap in first. Keep a hand on your baby and never leave the bath, even for a second.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcInfants, source.nhsBurns],
    },
    {
      id: 'little-log-roll',
      title: 'The little log roll',
      subtitle: 'A toy to one side and a helping hand at the hip',
      description:
        'Lay your baby on the back on the floor and place a toy to one side, a bit up by the head. Let them look and reach. Give a light push at the hip, then wait for the rest of the body to follow. Cheer on the tummy side. Play a while there, then roll home. Do the other side next.',
      why: 'Rolling uses the muscles that will sit and crawl, and both sides should get a turn.',
      safety: 'On the floor only. Stop if your baby does not like it.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.cdcMilestones4Months, source.scotlandHeadShape],
    },
    {
      id: 'ooh-aah-echo',
      title: 'The ooh-aah echo',
      subtitle: 'Your baby says it first, you say it back',
      description:
        'Wait for a sound. “Aah.” Say it back just the same, with a big face. Wait. If another comes, echo that. After a few turns, say a new one: “Oooh.” Give your baby a long pause to try. End the chat with their name and a kiss.',
      why: 'Taking turns with sounds is how talk works. Being copied makes a baby want to say more.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcInfants, source.nidcdSpeech],
    },
    {
      id: 'cloth-book-for-two-hands',
      title: 'A book to grab and taste',
      subtitle: 'Reading with hands, eyes and, yes, mouth',
      description:
        'Sit your baby on your lap with a cloth or thick board book. Open a page, tap one picture and name it in a funny voice. Let them pat, grab and mouth the book. When a hand lands on a page, read that page. Two minutes is a fine length.',
      why: 'A baby who likes books as things will like them as stories later.',
      safety: 'Look for loose parts or buttons first. Wipe it down when you are done.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcInfants, source.loveParentingPlay],
    },
    {
      id: 'good-night-house',
      title: 'Good night, house',
      subtitle: 'The same slow walk to bed each evening',
      description:
        'At the same time each evening, turn down the lights and carry your baby on a tour. Whisper good night to the same five things: the door, the plant, the cat, the lamp, the window. Sing one song by the crib. Lay your baby down on the back, hand on the tummy for a moment, and go.',
      why: 'When the last steps of the day are always the same, a baby learns what comes next and can let go.',
      safety: 'The crib stays bare: no toys, pillows or blankets.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcInfants, source.cdcSafeSleep],
    },
  ],
  milestones,
};
