import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0416to0468: AgeRange = {
  start_weeks: 416,
  end_weeks: 468,
  display_name: '8 to 9 years',
  topics: [
    {
      id: 'worry-at-eight',
      title: 'When worry gets too big for an eight-year-old',
      subtitle: 'What is part of growing up, and when to ask for help',
      description:
        'At eight, the mind can picture things that have not happened. That is clever, and it is also how worry grows. Fears of the dark, storms, tests or something happening to you are common and tend to come and go. The sign to watch is when fear runs the day: your child stops school, play, sleep or friends because of it. It may look like belly aches, anger or a need to ask the same thing over and over. Listen first. Name it: “That is worry talking.” Then help your child take one small step toward the feared thing, and not away from it. Keep sleep, meals and play steady. If it goes on for weeks or gets in the way, ask the doctor for an evaluation. Talking therapy helps many children. If your child speaks of dying or wanting to hurt themselves, ask plainly, stay with them and get help now. In the US call or text 988 at any hour. In danger now, call your emergency number.',
      urgency_level: 1,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.cdcAnxietyDepression, source.lifeline988],
      proactive_message:
        'Is there something {user.childName} worries about a lot just now? At eight, minds are good at “what if.” Most worries come and go. If one of them is keeping {user.childName} from school, sleep or friends, it is worth a closer look. Tell me what it sounds like, and we can find a first small step.',
      proactive_message_sources: [source.cdcAnxietyDepression],
      proactive_option_1: 'Small steps for a big worry',
      proactive_option_2: 'Belly aches on school days',
      proactive_option_3: 'Is this worry or something more?',
    },
    {
      id: 'early-puberty-at-eight',
      title: 'Puberty at eight? What is early and what is not',
      subtitle: 'First signs, first questions and when to see the doctor',
      description:
        'Puberty can start at any time from about 8 to 14. So some children in a class of eight-year-olds will notice the first signs, and most will not for years. In girls the first sign is often a small lump under one nipple. In boys it is growth of the testicles. Body odor and a few hairs may turn up as well. Talk before it starts, in short bits. Use real names, and answer the question that was asked. “Bodies change at their own pace, and you can ask me all of it.” A child who changes first may feel odd or get teased, so ask about friends too. And keep in mind that a tall eight is still eight. See the doctor if signs start before 8 in a girl or before 9 in a boy, if they come on very fast, or with headaches or changes in sight. Often there is no illness behind it, yet it should be checked.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.nhsPuberty, source.hsePuberty],
      proactive_message:
        'Has {user.childName} asked about growing up, or have you seen a first sign? Some children start to change at eight, and many much later. A few calm words now make the next talks easy. Would you like a way to begin, or help to know if what you see is early?',
      proactive_message_sources: [source.nhsPuberty],
      proactive_option_1: 'How do I start the talk?',
      proactive_option_2: 'I think I see an early sign',
      proactive_option_3: 'My child is being teased about it',
    },
    {
      id: 'booster-until-the-belt-fits',
      title: 'Still a booster at eight? Most likely, yes',
      subtitle: 'The belt test matters more than the birthday',
      description:
        "Friends may have stopped. The law where you live may let them. But a car belt is made for a grown-up body. Many children of 8 to 12 still need a booster so that the belt lies where it should. Try the fit test in each car you use. Can your child sit all the way back? Do the knees bend at the edge of the seat? Does the lap belt lie low on the thighs, not on the belly? Does the shoulder belt cross the chest, and not the neck or face? Can your child sit like that for the whole ride? If one answer is no, the booster stays. Keep children under 13 in the back. A booster with no back is easy to take in a friend's car, so pack it for lifts. After a crash, see a doctor for belly pain, a mark from the belt, or a sore neck, even if your child seems well at first.",
      urgency_level: 2,
      tags: ['Proactive Care'],
      topic_sources: [source.nhtsaCarSeats],
      proactive_message:
        'Has {user.childName} started to say that boosters are for babies? Lots of eight-year-olds do. The belt needs to fit on hips and chest, and it seldom does at this size. There is a quick test you can do in the car. Shall I take you through it step by step?',
      proactive_message_sources: [source.nhtsaCarSeats],
      proactive_option_1: 'Take me through the belt test',
      proactive_option_2: 'My child is ashamed of the booster',
      proactive_option_3: 'What about rides with friends?',
    },
    {
      id: 'first-steps-online-at-eight',
      title: 'First steps online, side by side',
      subtitle: 'Four small habits before your child goes it alone',
      description:
        'At eight, many children start to play and chat in games where strangers are just a tap away. You do not need to know it all. You need to be the one they tell. The Internet Watch Foundation gives parents four habits: talk about it, agree the rules, learn the apps your child likes, and know the tools that keep them safe. Sit down and play the game. Ask your child to teach you. Turn off open chat, keep names and school secret, and keep the screen in a shared room. Practice how to block and report, as you would a fire drill. Say one thing often: “If someone asks you to keep a secret, or asks for a photo, come to me. You will not be in trouble.” If that happens, stay calm, keep the messages, report it to the app and the police, and let your child know it is never their fault. See the doctor if sleep or mood change after it.',
      urgency_level: 3,
      tags: ['Proactive Care', 'Parenting Support'],
      topic_sources: [source.iwfParents, source.aapScreenTime],
      proactive_message:
        'What does {user.childName} love to play or watch online? Ask for a lesson. It is the best safety tool there is, and you may even win a round. After that, a few small rules go down far better. Want a short list to agree on together?',
      proactive_message_sources: [source.iwfParents],
      proactive_option_1: 'Give us a short list of rules',
      proactive_option_2: 'A stranger messaged my child',
      proactive_option_3: 'How do I set up a game safely?',
    },
  ],
  activities: [
    {
      id: 'family-history-interview',
      title: 'Family history interview',
      subtitle: 'Ten questions for an older relative, one long paper line',
      description:
        'Help your child write ten questions: What did you eat? What made you laugh? What scared you? Call or visit someone older. Write or record the answers. Tape paper into a long line and mark the years with a drawing for each.',
      why: 'Asking and listening build language, and family stories give children roots.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood6],
    },
    {
      id: 'cardboard-bridge-test',
      title: 'Cardboard bridge test',
      subtitle: 'Build it, load it, break it, build it better',
      description:
        'Set two chairs a hand apart. Build a bridge from one sheet of card. Load it with tins until it falls. Ask what bent first. Fold, roll or add legs and try again. Keep a chart of tins held. The third bridge is nearly always the best.',
      why: 'Failing on purpose and trying again is how engineers and children learn.',
      safety: 'Keep toes clear of falling tins and cut card with a grown-up close by.',
      tags: ['Activities', 'Education'],
      sources: [source.hsePlay],
    },
    {
      id: 'worry-thermometer',
      title: 'Worry thermometer',
      subtitle: 'Give a feeling a number and pick a tool to cool it',
      description:
        'Draw a big thermometer from 0 to 10. Ask: “Where is it now?” Make a list of cooling tools: slow breaths, a walk, a cuddle, music, telling someone. Try one, then read the number again. Do it on calm days too, so it is easy on hard ones.',
      why: 'A number helps a child notice a feeling early, while it is still small.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cdcAnxietyDepression],
    },
    {
      id: 'teach-me-your-game',
      title: 'Teach me your game',
      subtitle: 'Your child is the coach, you are the beginner',
      description:
        'Sit side by side and let your child teach you a game or app they love. Ask real questions. Who made it? How do people talk in it? What would you do if someone was rude? Play for half an hour, then do something outside.',
      why: 'Children tell more to a parent who has shown an interest and not just a rule.',
      tags: ['Activities', 'Proactive Care'],
      sources: [source.iwfParents, source.aapScreenTime],
    },
    {
      id: 'jump-rope-records',
      title: 'Jump rope records',
      subtitle: 'Beat your own best, one skip at a time',
      description:
        'Find a rope that reaches the armpits when you stand on it. Count skips. Write the best of the day on the fridge. Try backward, on one leg, two at once. Learn one old skipping rhyme from someone in the family.',
      why: 'Skipping works the heart and builds strong bones in a few minutes.',
      safety: 'Skip in shoes on flat ground with space all around.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cdcActivity],
    },
    {
      id: 'homework-launch-pad',
      title: 'Homework launch pad',
      subtitle: 'Build a place and a time that make it easy to begin',
      description:
        'With your child, choose a spot with light and no screen. Fill a box with pencils, paper and a timer. Agree a start time after a snack and some play. Write the first tiny step on a card: “Open the book.” Try it for a week and change what does not work.',
      why: 'Starting is the hard part. A set place and time take the fight out of it.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood6],
    },
    {
      id: 'lunch-for-tomorrow',
      title: 'Pack your own lunch',
      subtitle: 'Pick one from each row and pack it the night before',
      description:
        'Make a chart with rows: bread or rice, something filling, a fruit, a vegetable, a drink of water. Your child picks one from each, washes, spreads and packs. Add a joke on a note. Ask next day what came back and why.',
      why: 'Choosing and making food builds skill and interest in eating well.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cdcMiddleChildhood6],
    },
  ],
  milestones: [],
};
