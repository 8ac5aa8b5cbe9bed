import type { AgeRange, Milestone } from '../topic.schema.ts';
import * as source from './sources/first-year.ts';

const sources = [source.cdcMilestones2];
const actEarly = {
  social:
    "If you do not see this by 2 months, tell your baby's doctor at the next visit or before it. Call soon if a skill your baby had is gone.",
  language:
    'If you do not notice this by 2 months, ask the doctor about a hearing check. Call soon if your baby no longer reacts to sounds.',
  cognitive:
    'If you do not see this by 2 months, ask the doctor to check how your baby sees and follows. Call soon if a skill is lost.',
  movement:
    'If this is not there by 2 months, let the doctor watch your baby move. Call soon if your baby feels very stiff or limp, or moves one side less.',
};

const milestones: Milestone[] = [
  {
    id: 'two-months-calms-with-you',
    area: 'social',
    text: 'Calms down when you speak to them or pick them up',
    byMonths: 2,
    actEarly: actEarly.social,
    sources,
  },
  {
    id: 'two-months-looks-at-your-face',
    area: 'social',
    text: 'Looks at your face',
    byMonths: 2,
    actEarly: actEarly.social,
    sources,
  },
  {
    id: 'two-months-glad-you-came',
    area: 'social',
    text: 'Seems glad when you come near',
    byMonths: 2,
    actEarly: actEarly.social,
    sources,
  },
  {
    id: 'two-months-smiles-back',
    area: 'social',
    text: 'Smiles when you smile or talk to them',
    byMonths: 2,
    actEarly: actEarly.social,
    sources,
  },
  {
    id: 'two-months-other-sounds',
    area: 'language',
    text: 'Makes other sounds than crying',
    byMonths: 2,
    actEarly: actEarly.language,
    sources,
  },
  {
    id: 'two-months-reacts-to-loud-sounds',
    area: 'language',
    text: 'Reacts to a loud sound, with a start, a blink or a cry',
    byMonths: 2,
    actEarly: actEarly.language,
    sources,
  },
  {
    id: 'two-months-watches-you-move',
    area: 'cognitive',
    text: 'Watches you as you move about',
    byMonths: 2,
    actEarly: actEarly.cognitive,
    sources,
  },
  {
    id: 'two-months-looks-at-a-toy',
    area: 'cognitive',
    text: 'Keeps looking at a toy for some seconds',
    byMonths: 2,
    actEarly: actEarly.cognitive,
    sources,
  },
  {
    id: 'two-months-head-up-on-tummy',
    area: 'movement',
    text: 'Lifts and holds the head up while on the tummy',
    byMonths: 2,
    actEarly: actEarly.movement,
    sources,
  },
  {
    id: 'two-months-moves-all-limbs',
    area: 'movement',
    text: 'Moves both arms and both legs',
    byMonths: 2,
    actEarly: actEarly.movement,
    sources,
  },
  {
    id: 'two-months-opens-hands',
    area: 'movement',
    text: 'Opens the hands for a moment',
    byMonths: 2,
    actEarly: actEarly.movement,
    sources,
  },
];

export const weeks0004to0012: AgeRange = {
  start_weeks: 4,
  end_weeks: 12,
  display_name: '1 to 3 months',
  topics: [
    {
      id: 'two-month-visit-and-shots',
      title: 'The two-month visit, first shots and fever',
      subtitle: 'What to ask, how to comfort, and when fever still means “call now”',
      description:
        'The AAP plans check-ups at 1 and 2 months. The doctor weighs your baby, checks hips, heart and eyes, and gives the first set of shots. In 2026 the US has two lists. In early January the CDC took hepatitis B and rotavirus, among others, off its list for all children. The AAP list that came out later that month keeps them. Things may have changed since. So ask your doctor: which list do you use, and what is due today? If you live elsewhere, your own country has its list. Feed, cuddle or skin touch helps during shots. A sore leg and a sleepy or fussy day are common. One rule stays until 3 months: at 100.4°F (38°C) or more, call right away, even after shots. Do not give any medicine before you ask. Call 911 for a swollen face, trouble breathing or a limp baby.',
      urgency_level: 1,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [source.aapWellChild, source.paMedSchedule2026, source.aonlSchedules2026, source.aapFever],
      proactive_message:
        'The two-month visit is a big one for {user.childName}. In 2026 the AAP and the CDC do not list the same shots, so your doctor is the one to ask. And until 3 months, 100.4°F (38°C) or more means call at once, even after shots. Shall we write down your questions?',
      proactive_message_sources: [source.aapWellChild, source.paMedSchedule2026, source.aapFever],
      proactive_option_1: 'Which shots are due at two months?',
      proactive_option_2: 'How do I comfort my baby after shots?',
      proactive_option_3: 'My baby is hot after the shots',
    },
    {
      id: 'first-smiles-at-two-months',
      title: 'First smiles: what most two-month-olds do',
      subtitle: 'A short list from the CDC, and what to do if one is missing',
      description:
        'Something new comes in these weeks: your baby smiles because you smiled. The CDC list names what at least 75% of babies do by 2 months. They calm when you talk to them or pick them up, look at your face, smile back, and seem glad to see you. They make sounds other than crying and react to loud ones. They watch you as you move, and look at a toy for some seconds. On the tummy they hold the head up. They move both arms and both legs, and open their hands for a moment. Each baby has a pace, and if yours came early, count from the due date. You help most with plain things: talk, smile, sing, hold, and some tummy time each day. A list like this does not say what is wrong or right. It tells you when to ask. Tell the doctor if your baby does not smile back, does not react to loud sounds, is very stiff or limp, or has lost a skill. Do not wait for the next visit.',
      urgency_level: 2,
      tags: ['Developmental Milestones', 'Proactive Care'],
      topic_sources: [source.cdcMilestones2, source.cdcInfants],
      proactive_message:
        'Has {user.childName} smiled back at you yet? Many babies start about now, and it is worth the wait. I have the list of what most babies do by two months. We can go through it in a minute, mark what you have seen, and note what to ask the doctor.',
      proactive_message_sources: [source.cdcMilestones2],
      proactive_option_1: 'Go through the list with me',
      proactive_option_2: 'No smile yet. Should I ask?',
      proactive_option_3: 'My baby came early. What counts?',
    },
    {
      id: 'swaddle-and-when-to-stop',
      title: 'Swaddle and soothe, and know when to stop',
      subtitle: 'Snug at the chest, loose at the hips, always on the back',
      description:
        'These can be the loudest weeks. Crying is often worst late in the day, and then it eases. A swaddle calms some babies, but only if it is done with care. Use a thin cloth. Keep it snug at the chest and loose at the hips, so the legs can bend up and out. Put your baby on the back, in a bare crib, each time. Watch that your baby does not get too hot. Stop for good at the first sign of trying to roll. For many that comes at about 2 months. After that, use a sleep sack with the arms free. Do not use sacks or blankets with weights in them. Sleep in the same room, not in the same bed. Take turns with the crying, and step away if it gets too much. Call the doctor if the cry sounds new or high, if your baby feeds badly, or if you cannot cope. Get emergency help for green vomit.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.aapSwaddling, source.cdcSafeSleep, source.nhsColic, source.nhsSeriouslyIll],
      proactive_message:
        'Do you swaddle {user.childName}? It helps some babies settle, but it has an end date. At the first try to roll, the arms must be free. That can come as soon as two months. Tell me what bedtime looks like now, and we will plan the switch before you need it.',
      proactive_message_sources: [source.aapSwaddling, source.cdcSafeSleep],
      proactive_option_1: 'How do I end the swaddle?',
      proactive_option_2: 'Evenings are nothing but crying',
      proactive_option_3: 'Is our sleep setup safe?',
    },
    {
      id: 'talk-back-and-forth',
      title: 'Talk with your baby, back and forth',
      subtitle: 'A coo, your answer, a pause: this is how language starts',
      description:
        'Your baby now has more to say than “I am hungry.” Coos, sighs and little grunts are the first half of a chat. You bring the other half. Answer each sound as if it made sense: “Really? And then?” Then pause. Give your baby time to take a turn. Talk through your day, in any language you love to speak. Two are fine. Read a few pages, sing, name what they look at. You cannot spoil a baby by answering. It tells them that they matter and that you come. When your baby looks away, yawns or frets, the chat is done for now. Babies also need quiet. Watch that screens and a TV in the background do not crowd out your voice. Tell the doctor if your baby does not react to loud sounds, makes no sounds but crying, or does not calm to your voice. A hearing test is quick and does not hurt.',
      urgency_level: 3,
      tags: ['Developmental Milestones', 'Education'],
      topic_sources: [source.cdcInfants, source.nidcdSpeech, source.loveParentingPlay, source.cdcMilestones2],
      proactive_message:
        'Does {user.childName} coo at you now? Try this: answer, then stop and wait. Often a second coo comes back. That is a real talk, and it grows language. No toys needed. Would you like a few easy ways to fit it into feeds and diaper changes?',
      proactive_message_sources: [source.cdcInfants, source.nidcdSpeech],
      proactive_option_1: 'What do I say to a baby all day?',
      proactive_option_2: 'We speak two languages at home',
      proactive_option_3: 'I’m not sure my baby hears well',
    },
  ],
  activities: [
    {
      id: 'smile-ping-pong',
      title: 'Smile ping-pong',
      subtitle: 'Your turn, my turn, with faces only',
      description:
        'Hold your baby so you are eye to eye. Smile, lift your brows and wait. When a smile comes back, say what you see: “You are happy!” Then wait again. Let your baby serve the next one. Three or four rounds make a full match.',
      why: 'Back-and-forth smiles teach a baby that what they do gets an answer.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.cdcInfants, source.cdcMilestones2],
    },
    {
      id: 'tummy-time-mirror',
      title: 'Who is that? A mirror on the floor',
      subtitle: 'A reason to lift that heavy head',
      description:
        'Lay your baby on the tummy on a firm mat. Lean a baby-safe mirror in front, or lie down there yourself. Say, “Hello, who is that?” and tap the mirror. The head comes up, wobbles and drops. Rest, and try once more. Do this a few times through the day.',
      why: 'Faces are worth the work, so the neck and arms get strong.',
      safety: 'Use a mirror that cannot break. Stay close, and turn a sleepy baby onto the back in the crib.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.plunketPlay, source.scotlandHeadShape],
    },
    {
      id: 'sound-tour-of-home',
      title: 'A sound tour of your home',
      subtitle: 'Tap, drip, tick, hum: let your baby find it',
      description:
        'Carry your baby from room to room. Run the tap for a moment. Tick a spoon on a cup. Shake a box of pasta. After each one say what it was: “That was water.” Stay still, and watch if the eyes grow wide or the head turns. Keep all of it soft.',
      why: 'Hearing a sound, and then its name, is how words find their meaning.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcInfants, source.loveParentingPlay],
    },
    {
      id: 'follow-the-red-sock',
      title: 'Follow the red sock',
      subtitle: 'A bright thing on the move, as slow as a snail',
      description:
        'Lay your baby on the back. Hold a bright sock above the chest and wait for the eyes to lock on. Now move it slowly to one side, then back, then up a bit. If the eyes lose it, stop and jiggle it. End by stroking each hand with the sock, so the fingers open.',
      why: 'Following with the eyes and opening the hands lead to the first grab.',
      safety: 'Hold the sock yourself and put it away after. Nothing stays in the crib.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.cdcMilestones2, source.northumberlandPlay],
    },
    {
      id: 'slow-dance-for-two',
      title: 'A slow dance for two',
      subtitle: 'One song, cheek to cheek, at the hard time of day',
      description:
        'Put on a slow song. Hold your baby upright with a hand behind the head. Step, sway, turn a little, and hum so they feel it in your chest. Dance through one song, then sit down. If the tears go on, it still counts: you were there.',
      why: 'Being held, swayed and sung to calms many babies, and it can calm you.',
      safety: 'Smooth and slow only. Never shake or toss a baby. Need a break? The crib is a safe place.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.nhsColic, source.cdcHeadTrauma],
    },
    {
      id: 'hello-toes-massage',
      title: 'Hello, toes',
      subtitle: 'A rub after the bath that names each part',
      description:
        'After a bath, in a warm room, stroke each part with a warm dry hand. Say hello to it: “Hello, knee. Hello, ten toes.” Bend the legs up and let them kick out. If your baby turns away or frets, wrap up warm and stop. Some days it is ten toes, some days two.',
      why: 'Calm touch with words builds trust and tells a baby where their body ends.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.loveParentingPlay, source.cdcInfants],
    },
    {
      id: 'pictures-on-the-wall-walk',
      title: 'The picture walk',
      subtitle: 'Photos, posters and a book, seen from your arms',
      description:
        'Walk to a photo on the wall. Stop, point and say who it is. Walk on to the next. End on the sofa with a book that has one big picture on each page. Let your baby look as long as they like before you turn it. Your baby picks the pace.',
      why: 'Looking together at one thing while you name it is the root of reading.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcInfants],
    },
  ],
  milestones,
};
