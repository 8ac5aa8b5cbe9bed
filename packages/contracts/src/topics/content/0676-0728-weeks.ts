import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0676to0728: AgeRange = {
  start_weeks: 676,
  end_weeks: 728,
  display_name: '13 to 14 years',
  topics: [
    {
      id: 'eating-trouble-at-thirteen',
      title: 'When food becomes the enemy',
      subtitle: 'Early signs of an eating disorder in teens of any size',
      description:
        'Eating disorders often start at around 13 or 14. They happen to girls and boys, and to teens of any size, so you cannot tell by looking. Watch for change: meals skipped or hidden, new strict rules on food, trips to the bathroom after meals, a lot of exercise that cannot be missed, baggy clothes, feeling cold, periods that stop, a mood that swings around food. Your teen may say that all is well, and may believe it. Choose a calm time away from meals. “I have seen that food is hard for you. I love you, and I want us to get help.” Do not talk of weight or looks, and do not bargain over bites. Keep family meals going. Book the doctor soon, even if you are not sure, as early help works best. Call the doctor now if your teen will not eat for a day. Call your emergency number for fainting, chest pain, refusing to drink, confusion or vomiting blood. For talk of suicide, stay close and in the US call or text 988.',
      urgency_level: 1,
      tags: ['Health & Wellness', 'Teens'],
      topic_sources: [source.nhsRdashEating, source.portsmouthEating, source.lifeline988],
      proactive_message:
        'Have meals with {user.childName} changed of late? Eating trouble often starts around this age, at any size, and it can hide well. You do not need to be sure to ask for help. A gentle word and an early visit to the doctor do good. Would you like to talk through what you have seen?',
      proactive_message_sources: [source.nhsRdashEating],
      proactive_option_1: 'What signs should I look for?',
      proactive_option_2: 'How do I bring it up gently?',
      proactive_option_3: 'My teen skips most meals',
    },
    {
      id: 'drink-and-drug-rules-at-thirteen',
      title: 'Drink and drugs: clear rules, open door',
      subtitle: 'One line they can quote, and a lift home with no lecture',
      description:
        "Your teen may roll their eyes, but you still count. In surveys, most teens say that parents are the biggest influence on whether they drink. So be clear: “We do not want you to drink, vape or use drugs. Your brain is still growing.” Say why, and say it in short bits, often. Know their friends and the friends' parents. Ask where, who, and when you will be home. Agree on a code word: if they text it, you come, day or night, with no lecture in the car. Talk the next day. If it happens, stay calm. Find out what was going on, keep the rule, and choose a result that is fair and short. Show what you ask for in how you drink. See the doctor if you smell or find things, if friends, marks or mood change fast, or if drink is used to cope. If someone has taken too much and is hard to wake, breathes slowly or has a fit, call your emergency number and stay.",
      urgency_level: 2,
      tags: ['Parenting Support', 'Teens'],
      topic_sources: [source.oasasTalk, source.samhsaPta, source.cdcYoungTeens, source.niaaaAlcoholOverdose],
      proactive_message:
        "Parties may soon be on {user.childName}'s map. A clear rule and a lift home with no lecture are the two things that help most. Teens may not say so, but what you think matters to them. Shall we find one line you can both live with, and a code word for a fast pick-up?",
      proactive_message_sources: [source.samhsaPta, source.oasasTalk],
      proactive_option_1: 'Set up a pick-up code with me',
      proactive_option_2: 'My teen came home drunk',
      proactive_option_3: 'What do I say about my own past?',
    },
    {
      id: 'time-alone-with-the-doctor',
      title: 'Time alone with the doctor',
      subtitle: 'Why it helps at thirteen, and what stays private',
      description:
        'It can feel odd to be asked to step outside. Yet a few minutes alone with the doctor is good practice for the day when your teen goes by themselves. Many clinics start to talk about the move to adult care at 12, and make a plan from 14. In that time your teen can ask about bodies, mood, friends or sex with no blush. The doctor will explain what stays private and what cannot, such as a risk of serious harm. Rules differ by place, so ask. You still matter: you know the family history, the allergies and the past. Share that at the start, then step out. Before the visit, let your teen write two questions, say why they came, and practice naming their own medicines. Let them check in at the desk. Call the doctor first if there is something you want raised. And if your teen seems in danger, do not wait for a visit.',
      urgency_level: 2,
      tags: ['Proactive Care', 'Teens'],
      topic_sources: [source.gotTransitionElements, source.gotTransitionAdult, source.aapCareTransition],
      proactive_message:
        'At the next check-up, the doctor may want a few minutes with {user.childName} alone. It is a small step toward running their own health, and it is not about shutting you out. Shall I tell you what stays private, or help {user.childName} to write two questions?',
      proactive_message_sources: [source.gotTransitionElements, source.aapCareTransition],
      proactive_option_1: 'What will stay private?',
      proactive_option_2: 'Questions a teen could ask',
      proactive_option_3: 'I feel left out. Is that normal?',
    },
    {
      id: 'late-growers-and-curved-backs',
      title: 'Still waiting to grow, or growing at a slant',
      subtitle: 'Late puberty, growth spurts and backs that curve',
      description:
        "At thirteen, one child in the class looks sixteen and one looks ten. Both can be fine. Puberty keeps its own clock, and late growers often have a parent who was late too. Still, there are points at which to check. See the doctor if a girl has no sign of puberty by 13, if a boy has none by 14, or if there are no periods by 15. Ask as well if the body stops half way, or if your teen is very upset by it. The growth spurt is also when a curve of the spine, called scoliosis, is most likely to show. Look at your teen's back now and then: is one shoulder or hip higher, or does one shoulder blade stick out? It tends not to hurt, so it is easy to miss. Most curves are mild and just need watching. See the doctor soon for back pain at night, numb or weak legs, or a curve that seems to grow.",
      urgency_level: 3,
      tags: ['Health & Wellness', 'Teens'],
      topic_sources: [source.nhsDelayedPuberty, source.nhsPuberty, source.medlineScoliosis],
      proactive_message:
        'Is {user.childName} the tallest in class, the smallest, or somewhere between? At thirteen, all of these can be fine. There are just a few points at which a doctor should look. I can tell you what they are, and how to check a back in ten seconds. Which is on your mind?',
      proactive_message_sources: [source.nhsDelayedPuberty, source.medlineScoliosis],
      proactive_option_1: 'My teen has not started puberty',
      proactive_option_2: 'How do I check a back?',
      proactive_option_3: 'My teen is sad about being small',
    },
  ],
  activities: [
    {
      id: 'first-small-business',
      title: 'First small business',
      subtitle: 'Mow, babysit or teach: price it and run it for a month',
      description:
        'Your teen picks a service and writes a one-page plan: what, for whom, how much, how often. Make a flyer. Do the first job for a neighbor you know. Keep a simple book of money in and out. After a month, look at it together.',
      why: 'Earning a bit of their own money makes planning and service real.',
      safety: "Know the people and the place, and agree on a check-in text. No strangers' homes alone.",
      tags: ['Activities', 'Teens'],
      sources: [source.cfpbMoneyAsYouGrow, source.usuMoney],
    },
    {
      id: 'kind-debate-night',
      title: 'Debate night, wrong side only',
      subtitle: 'Argue for what you do not believe, and be kind',
      description:
        'Choose a topic: homework, phones at school, the best pizza. Each person argues the side they do NOT hold. Three minutes each, then two to reply. You must say back the other view before you answer. Vote on the best point, not on the winner.',
      why: 'Teens can think in more complex ways now, and this trains it with a smile.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcYoungTeens],
    },
    {
      id: 'volunteer-morning-thirteen',
      title: 'Volunteer morning',
      subtitle: 'Choose a cause, do three hours, tell the story',
      description:
        'Let your teen choose: a food bank, an animal shelter, a park clean-up, reading to small children. Call to ask how to help. Go together the first time. On the way home ask: what surprised you? Who would you like to help again?',
      why: 'Doing something that counts builds a sense of worth that likes cannot give.',
      safety: 'Go with a known group and follow its rules on age and adults.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcYoungTeens],
    },
    {
      id: 'code-word-drill',
      title: 'Code-word drill',
      subtitle: 'Test the pick-up plan before it is needed',
      description:
        'Choose a word that looks normal in a text, such as “Did you feed the cat?” It means: come and get me. Test it once on a dull Tuesday. You reply, come, and ask nothing on the way home. Stop for a snack. Swap roles: what is your word?',
      why: 'A plan that has been tried is one that a teen will trust on a bad night.',
      tags: ['Activities', 'Teens'],
      sources: [source.oasasTalk, source.samhsaPta],
    },
    {
      id: 'family-dinner-takeover',
      title: 'Dinner takeover',
      subtitle: 'One night a week the teen picks, cooks and plays the music',
      description:
        'Each week your teen runs dinner from list to plate. They pick the dish, the music and one topic to talk about. No phones and no talk of diets or bodies. You wash up. Keep a list of the hits on the fridge.',
      why: 'Meals together keep families close and make food a pleasure.',
      safety: 'Be near for hot oil and sharp knives until they have shown they can.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcYoungTeens, source.portsmouthEating],
    },
    {
      id: 'move-your-way-week',
      title: 'Move your way week',
      subtitle: 'Seven days, seven kinds of moving, no scales',
      description:
        'Write seven ways to move: bike, dance, climb, swim, ball, brisk walk, push-ups. Draw one each day and do it together or with a friend. Score each one for fun only, from 1 to 5. Keep the top two for next month.',
      why: 'Teens need an active hour each day, and they keep what they enjoy.',
      safety: 'Warm up, drink water, and stop for pain or a knock to the head.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcActivity],
    },
    {
      id: 'doctor-role-play',
      title: 'At the front desk',
      subtitle: 'Act out a visit, from the phone call to the question',
      description:
        'You play the desk, then the nurse, then the doctor. Your teen calls to book, gives name and date of birth, says what is wrong and asks one question. Swap once and be a shy patient. At the next real visit, let them do the first two steps.',
      why: 'Speaking up for your own health is a skill that can be learned.',
      tags: ['Activities', 'Teens'],
      sources: [source.gotTransitionElements, source.gotTransitionAdult],
    },
  ],
  milestones: [],
};
