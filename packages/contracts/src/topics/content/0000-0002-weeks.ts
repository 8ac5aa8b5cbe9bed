import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/first-year.ts';

export const weeks0000to0002: AgeRange = {
  start_weeks: 0,
  end_weeks: 2,
  display_name: 'Birth to 2 weeks',
  topics: [
    {
      id: 'newborn-fever-call-now',
      title: 'Fever in a newborn: call, day or night',
      subtitle: 'Why a small rise counts, and which other signs cannot wait',
      description:
        'A newborn can get very ill very fast, and often shows it in quiet ways. So one rule comes first. A temperature of 100.4°F (38°C) or more in a baby under 3 months is a reason to call the doctor right away, at any hour. Do not wait for the morning. Do not give any fever medicine unless a doctor tells you to. A low temperature counts too. So does a baby who will not feed, or has a weak or high cry. Keep a thermometer and the number of your doctor by the bed. Call your emergency number (911 in the US) if your baby struggles to breathe, looks blue or gray, goes limp, is very hard to wake, has a fit, or has a rash that does not fade under a glass. A call that turns out to be nothing is never a waste. If something feels wrong, call.',
      urgency_level: 1,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [source.aapFever, source.nhsSeriouslyIll],
      proactive_message:
        'One thing to know by heart while {user.childName} is so new: 100.4°F (38°C) or more means call the doctor now, day or night. Poor feeding or being hard to wake counts as well. Do you know who to call at 3 a.m.? I can help you make a short list for the fridge.',
      proactive_message_sources: [source.aapFever, source.nhsSeriouslyIll],
      proactive_option_1: 'How do I take a newborn’s temperature?',
      proactive_option_2: 'Which signs mean 911?',
      proactive_option_3: 'My baby feels warm right now',
    },
    {
      id: 'safe-sleep-from-night-one',
      title: 'Safe sleep from the first night',
      subtitle: 'On the back, on a flat and firm bed of their own, with nothing in it',
      description:
        'New babies sleep a lot, but in short bits, day and night. Each time, the same steps keep them safe. Put your baby down on the back for every nap and every night. Use a firm, flat crib or bassinet with a fitted sheet and nothing else. That means no pillow, blanket, bumper or soft toy. Keep the bed in your room, ideally for at least the first 6 months, but do not share your own bed. Sofas and armchairs are the riskiest place to doze off with a baby, so plan night feeds with that in mind. If your baby falls asleep in a car seat, swing or sling, move them to a flat bed as soon as you can. In the US, sleepers that tilt more than 10 degrees and padded bumpers are banned. Ask the doctor if your baby was born early or has reflux. Call 911 if your baby stops breathing, turns blue or cannot be woken.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [source.cdcSafeSleep, source.aapSafeSleep, source.cpscSleepers],
      proactive_message:
        'How is {user.childName} sleeping, and where? The safest bed is a dull one: flat, firm and bare, close to yours. Back down, each time. If you nod off in the chair at night, tell me. You are not alone in that, and we can make a plan that is safe.',
      proactive_message_sources: [source.cdcSafeSleep, source.aapSafeSleep],
      proactive_option_1: 'My baby only sleeps on me',
      proactive_option_2: 'I fall asleep while feeding',
      proactive_option_3: 'Check our crib setup with me',
    },
    {
      id: 'yellow-skin-in-week-one',
      title: 'Yellow skin and eyes: have it checked',
      subtitle: 'Jaundice is common, and a simple test tells if it needs care',
      description:
        'Many babies turn a bit yellow in the first days. This is jaundice. It comes from a pigment in the blood called bilirubin, which a new liver clears slowly. Most of the time it fades. If it gets very high and is not treated, it can harm the brain. So your baby should be checked in the hospital and once more within 48 hours of going home. Ask: “What was the bilirubin number, and when is the next check?” The yellow starts on the face and moves down to the chest, belly and legs. On darker skin, look at the whites of the eyes and the gums. Feed often, as milk helps the body clear it. Sunlight is not a treatment. Call the doctor the same day if the yellow spreads or deepens, or if your baby feeds less. Go to the emergency room for yellow skin in the first 24 hours, or for a baby who is hard to wake, very limp or stiff, arches the back or has a high cry.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [source.cdcJaundice, source.aapJaundice],
      proactive_message:
        'Has anyone looked at {user.childName} for yellow skin since you came home? A check within two days of leaving the hospital is the rule. Look in daylight at the face, the eyes and the gums. Tell me what you see and how feeds are going. I will help you decide who to call.',
      proactive_message_sources: [source.cdcJaundice, source.aapJaundice],
      proactive_option_1: 'The eyes look yellow to me',
      proactive_option_2: 'What should I ask at the check?',
      proactive_option_3: 'My baby is sleepy and feeds less',
    },
    {
      id: 'newborn-feeds-and-diapers',
      title: 'Is it enough? Feeds and diapers in the first days',
      subtitle: 'Count wet diapers, watch for early cues, and feed on demand',
      description:
        'Newborns have tiny tummies, so they eat often: at least 8 to 10 times in 24 hours at the breast, and many eat more. You cannot feed too often at the breast. Look for early cues. Your baby stirs, turns the head to search, or brings hands to the mouth. Crying comes late. Diapers show what goes in. Expect one or two wet diapers a day at first, three by day 3, five by day 5, and six or more heavy ones a day from day 7. All babies lose some weight at first. Most are back at birth weight by 2 weeks. Give only breast milk or formula. Babies this age need no water. If you use bottles, hold your baby close and let them pause. The first office visit is due at 3 to 5 days. Ask there for the results of the hearing and heel-prick tests. Call the doctor if diapers are drier than usual, if your baby is too sleepy to feed, or if feeding hurts you.',
      urgency_level: 3,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [
        source.nhsWalesFeeding,
        source.nhsLancashireFeeding,
        source.nhsWalesWeight,
        source.aapWellChild,
        source.nhsSomersetChecks,
      ],
      proactive_message:
        'Wondering if {user.childName} gets enough milk? Almost every new parent does. Diapers are your best clue. How many wet ones were there since this time yesterday? Tell me that and how feeds feel for you. We will see if it fits the day, and who can help if not.',
      proactive_message_sources: [source.nhsLancashireFeeding, source.nhsWalesFeeding],
      proactive_option_1: 'How many wet diapers is enough?',
      proactive_option_2: 'Feeding hurts. What can I do?',
      proactive_option_3: 'My baby wants to eat all the time',
    },
  ],
  activities: [
    {
      id: 'skin-to-skin-story',
      title: 'Skin-to-skin story time',
      subtitle: 'Your bare chest, your low voice and no hurry',
      description:
        'Sit up and hold your baby, in just a diaper, upright on your bare chest. Turn the head to one side so the nose and mouth are clear. Talk low and slow: what today was like, who called, what you had for lunch. Stop now and then. Wait for a sigh or a squeak, and answer it.',
      why: 'Touch and a voice they know help new babies feel safe, and talk from day one feeds language.',
      safety:
        'Do this when you are wide awake. If you feel sleepy, put your baby on the back in the crib or hand them to someone.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcInfants, source.loveParentingPlay],
    },
    {
      id: 'face-to-face-gaze',
      title: 'Your face is the best toy',
      subtitle: 'Come close, go slow, and let your baby look',
      description:
        'Pick a calm moment after a feed. Hold your baby so that your face is near, about as far as when they lie in your arm. Smile, lift your brows, then move your head slowly to one side. Wait for the eyes to come along. When your baby looks away, that means “enough.” Stop there.',
      why: 'Looking at faces is how a new baby starts to learn who is who.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.cdcInfants, source.loveParentingPlay],
    },
    {
      id: 'tummy-moments-on-chest',
      title: 'First tummy moments on your chest',
      subtitle: 'A little neck work, face to face',
      description:
        'Lean back on pillows, wide awake, and lay your baby tummy down on your chest. Say their name. They may lift or turn the head for just a second. Cheer. Stop when they fuss and try again later in the day. On your chest counts as tummy time.',
      why: 'Time on the tummy while awake builds the neck and helps keep the head round.',
      safety: 'Only when you are both awake. For sleep, your baby goes on the back in the crib.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.mcriPlagiocephaly, source.scotlandHeadShape],
    },
    {
      id: 'one-song-for-every-change',
      title: 'One song for every diaper change',
      subtitle: 'The same tune each time, so it starts to mean “all is well”',
      description:
        'Choose one short song, any song. Sing it at each change, and put in your baby’s name. Go slow at the cold wipe and end with a kiss on each foot. Off key is fine. By the end of the week your baby has heard it dozens of times.',
      why: 'A tune that comes back helps a baby feel calm and learn the sounds of your language.',
      safety: 'Keep one hand on your baby on any table, even now.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcInfants, source.loveParentingPlay],
    },
    {
      id: 'sponge-bath-and-talk',
      title: 'A warm sponge bath, step by step',
      subtitle: 'Face first, bottom last, and tell the story as you go',
      description:
        'Until the cord stump is off, keep to sponge baths. Warm the room. Wrap your baby in a towel and uncover one part at a time. Name each one: “Now your arm. Now your tiny hand.” Pat dry. Fold the diaper below the stump so it stays dry. It most often drops off in 1 to 3 weeks.',
      why: 'Calm touch with words is care and play in one, and it teaches you how your baby likes to be held.',
      safety:
        'Test the water with your wrist. Call the doctor now if the skin by the cord is red, swollen or smells bad.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.lutheranCord, source.nhsBurns],
    },
    {
      id: 'read-your-own-book-aloud',
      title: 'Read your own book out loud',
      subtitle: 'A novel, the news, a recipe: it is your voice that counts',
      description:
        'Settle in with your baby on your lap or in the crib next to you. Read what you like to read, out loud, for a page or two. Slow down, let your voice rise and fall, and look up now and then. Partners and big brothers or sisters can take a turn.',
      why: 'Hearing lots of words from people who love them is how language starts.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcInfants],
    },
  ],
  milestones: [],
};
