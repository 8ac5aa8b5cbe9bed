import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0520to0572: AgeRange = {
  start_weeks: 520,
  end_weeks: 572,
  display_name: '10 to 11 years',
  topics: [
    {
      id: 'first-phone-plan-at-ten',
      title: 'A plan before the first phone',
      subtitle: 'What to agree while the box is still shut',
      description:
        'Sooner or later your child will ask for a phone. There is no perfect age. There is a better way to begin: agree on the plan before the box is open. Sit down together and write it. Where does the phone sleep? Not in the bedroom. When is it off? Meals, homework and bedtime are good places to start. Which apps, and who says yes to a new one? What may it cost? What happens when it goes wrong? Say plainly that you will look at it together from time to time, and do not check in secret. Then give the rule that matters most: no one should ask for, send or pass on nude pictures. In many places it is against the law when someone is under 18. If it happens, come to me, it can be taken down, and it is not your fault. Talk to the doctor if sleep, school or mood slide after the phone arrives.',
      urgency_level: 1,
      tags: ['Parenting Support', 'Proactive Care'],
      topic_sources: [source.iwfParents, source.aapScreenTime],
      proactive_message:
        'Has {user.childName} asked for a phone yet? The best time to agree on rules is before it is in the house. We can write a one-page plan now: where it sleeps, when it is off, and what to do if something goes wrong. Shall we start?',
      proactive_message_sources: [source.iwfParents, source.aapScreenTime],
      proactive_option_1: 'Write a phone plan with me',
      proactive_option_2: 'Is my child ready for a phone?',
      proactive_option_3: 'We already have fights about it',
    },
    {
      id: 'puberty-talk-at-ten',
      title: 'The puberty talk, in ten small pieces',
      subtitle: 'What comes first for girls and for boys',
      description:
        'On average girls start puberty at 11 and boys at 12, and a wide span around that is fine. In girls, breasts start to grow first, then hair, a growth spurt, and later periods. In boys, the testicles grow first, then the penis and hair, then height, and the voice breaks. Both get sweat that smells, oily skin, spots and moods that swing. Do not save it up for one huge talk. Ten small ones work better: at the wash basin, in the car, over a film. Ask what they have heard. Answer the question, then stop. Say that all bodies do this in their own order and at their own pace. Give them soap, deodorant and some privacy, and knock on the door. Tell them what is normal for both sexes. See the doctor if signs came before 8 in a girl or 9 in a boy, if changes are very fast, or if your child is very low about it.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.nhsPuberty, source.hsePuberty, source.chatPeriods],
      proactive_message:
        "Bodies in {user.childName}'s class are about to change, some soon and some much later. Ten small talks are easier than one big one, for both of you. I can give you a first line for today. What do you think {user.childName} knows by now?",
      proactive_message_sources: [source.nhsPuberty, source.hsePuberty],
      proactive_option_1: 'Give me a first line for today',
      proactive_option_2: 'What changes come first?',
      proactive_option_3: 'My child does not want to talk',
    },
    {
      id: 'concussion-before-the-season',
      title: 'Before the season: know concussion',
      subtitle: 'If in doubt, sit it out, and who to call when',
      description:
        'Sport gets faster at ten. A concussion is a brain injury from a bump or jolt, and most children do not pass out. Signs may show at once or hours later: a headache, a dazed look, feeling sick, poor balance, being slow, foggy, cross or sad. Teach your child to speak up: “I hit my head and I feel odd” is brave. If you suspect it, your child stops playing that day and does not go back until a health worker says so. Rest at first, then a slow return: school before sport. Ask the club what its plan is. Call the doctor for each suspected concussion. Call your emergency number if your child passes out, even for a moment, has a fit, vomits again and again, or has one pupil larger than the other. Call too for weak or numb limbs, slurred speech, a headache that gets worse, confused or strange behavior, or if you cannot wake them. A helmet helps the skull, yet no helmet stops concussion.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [source.cdcHeadsUp, source.nhsHeadInjury],
      proactive_message:
        'Does {user.childName} play a sport? Before the season starts, make sure you both know the signs of a concussion. Most children stay awake, so it is easy to miss. The rule is short: if in doubt, sit it out. Would a one-page list for the sports bag help?',
      proactive_message_sources: [source.cdcHeadsUp],
      proactive_option_1: 'Make a list for the sports bag',
      proactive_option_2: 'My child had a knock today',
      proactive_option_3: 'How do we return to sport safely?',
    },
    {
      id: 'left-out-at-ten',
      title: 'When friends leave your child out',
      subtitle: 'Listen first, fix later, and know when to step in',
      description:
        'Few things hurt a parent like a child who was not asked to the party. At ten, groups form, shift and shut. It is painful, and it is also where children learn how to choose and be a friend. Your first job is to hear it. “That sounds lonely. Tell me more.” Wait before you offer a plan. Then ask, “Do you want ideas, or just company?” Help your child find one other person, not a whole group. Invite someone over. A club outside school gives a second place to belong. Try out short lines: “Can I join in?” “That was not kind.” Do not go to war with the other parents. Step in when it is bullying: it repeats, it is meant to hurt, or it is online too. Then write it down and tell the school. Call the doctor if your child cannot sleep or eat, will not go to school, or seems low most days and it does not lift.',
      urgency_level: 3,
      tags: ['Parenting Support'],
      topic_sources: [source.mayoBullying, source.dhsBullying, source.cdcMiddleChildhood9],
      proactive_message:
        'How are things between {user.childName} and friends? At ten, groups can change in one lunch break, and it stings. You do not need to fix it at once. Being heard comes first. Tell me what has been going on, and we can think about what might help and what to leave alone.',
      proactive_message_sources: [source.cdcMiddleChildhood9],
      proactive_option_1: 'My child was not invited',
      proactive_option_2: 'Is this bullying?',
      proactive_option_3: 'Help my shy child make a friend',
    },
  ],
  activities: [
    {
      id: 'coach-someone-younger',
      title: 'Coach someone younger',
      subtitle: 'Teach one skill in ten minutes',
      description:
        'Find a younger child: a cousin, a neighbor, a small brother. Your child picks a skill, such as a card trick, a knot or a jump. Plan three steps. Teach it in ten minutes, with praise. Talk after: what made it hard, and what helped?',
      why: 'To teach is to learn twice, and it shows your child how patient they can be.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood9],
    },
    {
      id: 'who-says-so-news-chat',
      title: 'Who says so?',
      subtitle: 'One news story, three questions at dinner',
      description:
        'Pick a story from the news or a video your child saw. Ask three things: Who says so? How do they know? What might they leave out? Look for one other place that tells it. Do they match? Let your child bring the story next week.',
      why: 'Checking a claim is a skill for life online, and easier to learn with you than alone.',
      tags: ['Activities', 'Education'],
      sources: [source.iwfParents, source.cdcMiddleChildhood9],
    },
    {
      id: 'one-dinner-chef',
      title: 'One-dinner chef',
      subtitle: 'Your child plans, shops and cooks with you as helper',
      description:
        'Choose a dish with few steps. Your child writes the list, finds it in the shop and reads the recipe aloud. You stand by and do as you are told. Eat it at a table with a cloth. Score it out of ten and write one change for next time.',
      why: 'Cooking joins reading, math and patience, and feeds all of you.',
      safety: 'Stay close for knives, hot oil and the oven. Wash hands after raw meat or eggs.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cfpbMoneyAsYouGrow, source.cdcMiddleChildhood9],
    },
    {
      id: 'phone-plan-summit',
      title: 'Phone plan summit',
      subtitle: 'Both sides bring three rules, then make a deal',
      description:
        'Each of you writes three phone rules, for children and for grown-ups. Read them out. Keep one from each at once. Talk through the rest until you have five. Sign it, date it and hang it up. Meet again in a month to change one.',
      why: 'Rules that a child helped to write are seen as fair, and fair rules get kept.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.aapScreenTime, source.iwfParents],
    },
    {
      id: 'question-box-for-growing-up',
      title: 'The question box',
      subtitle: 'A shoe box for the things that are hard to ask',
      description:
        'Cut a slot in a box. Anyone may drop in a question about bodies, feelings or the world. Once a week, take one out on a walk and answer it. If you do not know, say so and look it up together. Put in one of your own to start.',
      why: 'Writing it down takes the heat out of asking, and keeps the talk going.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.hsePuberty, source.cdcMiddleChildhood9],
    },
    {
      id: 'neighborhood-fitness-trail',
      title: 'Street fitness trail',
      subtitle: 'Benches, steps and lamp posts become a gym',
      description:
        'Walk a loop near home and choose six stops: step-ups on a low wall, a sprint between two lamp posts, push-ups on a bench, hops, a balance, a stretch. Draw a map. Time the loop. Beat it together next week.',
      why: 'Running, pushing and jumping give heart, muscle and bone their share of the active hour.',
      safety: 'Choose stops well away from cars and go in daylight.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cdcActivity],
    },
    {
      id: 'ten-minute-study-sprint',
      title: 'Ten-minute study sprint',
      subtitle: 'Set a timer, teach it back, take a real break',
      description:
        'Pick one small piece of school work. Set a timer for ten minutes with no screen near. When it rings, your child shuts the book and teaches you what is in it. You ask one question. Then five minutes of moving about. Repeat once.',
      why: 'Telling it back shows what has stuck, which reading it again does not.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood9],
    },
  ],
  milestones: [],
};
