import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0312to0364: AgeRange = {
  start_weeks: 312,
  end_weeks: 364,
  display_name: '6 to 7 years',
  topics: [
    {
      id: 'wheels-and-helmets-at-six',
      title: 'Wheels, helmets and bumps to the head',
      subtitle: 'What to fit before the ride and what to watch after a fall',
      description:
        'Six is the age of the bike, the scooter and the very big hill. Make the helmet part of the ride, like the wheels. It should sit flat, low on the brow, with a snug strap. Wear yours too. Roads are still too much for a six-year-old to judge, so ride on paths and cross hand in hand. In the car, the back seat and a booster that fits are the safest place. If your child bangs their head, stop the ride and watch. Signs may show up hours later. No sport or rough play until a doctor says it is fine. Call the doctor for a headache that stays, a dazed look, poor balance or odd mood. Call your emergency number if your child passes out, even for a moment, has a fit, vomits more than once, or has one pupil larger than the other. Call too for weak limbs, slurred speech, a headache that gets worse, or a child who is confused or hard to wake. When in doubt, have it checked.',
      urgency_level: 1,
      tags: ['Proactive Care', 'Health & Wellness'],
      topic_sources: [source.cdcHeadsUp, source.nhsHeadInjury, source.cdcMiddleChildhood6],
      proactive_message:
        'Is {user.childName} on wheels now? A helmet that fits is the best thing you can buy, and it works only when it is on. I can show you how to check the fit in one minute. I can also tell you what to watch for after a bump to the head. Which would help today?',
      proactive_message_sources: [source.cdcHeadsUp, source.cdcMiddleChildhood6],
      proactive_option_1: 'How should a helmet fit?',
      proactive_option_2: 'My child hit their head today',
      proactive_option_3: 'Helmet fights each morning',
    },
    {
      id: 'adhd-or-just-six',
      title: 'Busy, dreamy or something more?',
      subtitle: 'How doctors look at attention, and what you can do now',
      description:
        'Most six-year-olds wriggle, lose shoes and forget what you said on the stairs. So how do you tell a busy child from one who needs more help? You do not have to. Your part is to notice. There is no single test for ADHD. Doctors look for a pattern that lasts for months, shows up in more than one place, such as home and school, and gets in the way of learning or friends. Poor sleep, worry, and trouble with sight or hearing can look much the same. So write down what you see for two weeks, ask the teacher to do so too, and book a visit. Meanwhile, give one step at a time, use a picture list, keep to the same order each day and catch the good bits out loud. Call the doctor sooner if your child says they are bad or stupid, gets hurt a lot, or cannot keep up at school.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [source.cdcAdhd, source.cdcMiddleChildhood6],
      proactive_message:
        'Do you ever wonder if {user.childName} is just lively, or finds it harder than others to focus? I cannot say which, but I can help you see the pattern and get ready for a talk with the doctor. What is hardest right now: mornings, homework, or sitting through a meal?',
      proactive_message_sources: [source.cdcAdhd],
      proactive_option_1: 'What should I write down?',
      proactive_option_2: "The teacher says my child can't focus",
      proactive_option_3: 'Make mornings easier',
    },
    {
      id: 'reading-clicks-at-six',
      title: 'When reading clicks, and when it does not yet',
      subtitle: 'Ten warm minutes a day beat an hour of pushing',
      description:
        'Some children read at five and some at seven. The path is bumpy for nearly all. What helps most at home is not drill. It is a lap, a good book and turns: you read a page, I read a page. When your child is stuck, wait, then help with the first sound. If a page has too many hard words, just read it to them. Talk about the story and guess what is next. Let your child see you read for fun. Get to know the teacher and ask what the class works on now. Comics, recipes and signs all count. Talk to the teacher if your child guesses at most words, hates to try, or slips back. Ask the doctor for a sight and hearing check too, as a child who cannot see or hear well will avoid books. If reading is hard in your family, say so early. Help works best when it comes soon.',
      urgency_level: 2,
      tags: ['Education'],
      topic_sources: [source.cdcMiddleChildhood6],
      proactive_message:
        'How does {user.childName} feel about reading these days? Some children fly at six and some are still on the runway. Ten warm minutes a day help more than a long hard slog. Tell me what a page with {user.childName} is like, and I will find you a way to make it lighter.',
      proactive_message_sources: [source.cdcMiddleChildhood6],
      proactive_option_1: 'My child hates reading',
      proactive_option_2: 'What books suit a six-year-old?',
      proactive_option_3: 'Could it be more than a slow start?',
    },
    {
      id: 'sleep-and-motion-at-six',
      title: 'Move by day, sleep by night',
      subtitle: 'How much rest and play a schoolchild needs',
      description:
        'From 6 to 12 years, children do best with 9 to 12 hours of sleep a night. From 6 up they also need at least 60 minutes of active play a day. The two go hand in hand: a child who has run about falls asleep more easily. The hour does not have to be in one go or be a sport. Tag, a walk to school, a dance in the kitchen and stairs all count. On 3 days a week, add things that build muscle and bone, such as climbing and jumping. At night, keep one bedtime for school days and weekends alike. Dim the lights, read, and leave screens out of the bedroom. If your child snores loudly, stops breathing for a moment, sleepwalks often, or is worn out after a full night, tell the doctor. Tell them too if your child gets short of breath, faints or has chest pain when they run.',
      urgency_level: 3,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.cdcSleep, source.cdcActivity, source.aapScreenTime],
      proactive_message:
        'How did {user.childName} sleep last night? Schoolchildren do best with 9 to 12 hours, and an active day makes that easier. Small swaps help more than big rules. Tell me when the day starts and when the lights go out. We can find the half hour that is going missing.',
      proactive_message_sources: [source.cdcSleep, source.cdcActivity],
      proactive_option_1: 'Bedtime takes two hours',
      proactive_option_2: 'Active games for a rainy day',
      proactive_option_3: 'My child snores a lot',
    },
  ],
  activities: [
    {
      id: 'page-for-page-duet',
      title: 'Page-for-page duet',
      subtitle: 'You read one, I read one, and we swap voices',
      description:
        'Choose a book that is a bit easy. You read the left page, your child reads the right. Give each person in the book a voice. Swap at the half-way point. If a word is hard, wait and then share it. Stop while it is still fun.',
      why: 'Reading aloud in turns builds flow and keeps it a shared joy, not a test.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood6],
    },
    {
      id: 'coin-shop-for-sixes',
      title: 'Price it, pay it',
      subtitle: 'Real coins, tins with prices, and some change',
      description:
        'Sort a jar of coins. Put price tags on ten things at home. Give your child a sum to spend. What can you buy? What is left? Next, let your child pay for one small thing in a real shop and count the change.',
      why: 'Handling money makes adding and taking away real, and waiting for a treat builds patience.',
      safety: 'Keep coins and button batteries away from younger brothers and sisters.',
      tags: ['Activities', 'Education'],
      sources: [source.cfpbMoneyAsYouGrow, source.usuMoney],
    },
    {
      id: 'three-rung-goal-ladder',
      title: 'The three-rung ladder',
      subtitle: 'Pick a small goal and draw the steps to it',
      description:
        'Ask: “What would you like to be able to do?” Tie a lace, ride with no hands on the wall, swim a width. Draw a ladder with three rungs and write one step on each. Put a star when a step is done. Cheer the trying, not just the top.',
      why: 'Children who see small steps learn that effort leads somewhere.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcMiddleChildhood6],
    },
    {
      id: 'one-hand-catch-club',
      title: 'Catch club',
      subtitle: 'From beach ball to tennis ball in ten throws',
      description:
        'Stand two steps apart. Throw a big soft ball. Each time you both catch it, take one step back. Drop it, and step in. Change to a smaller ball when it gets easy. Count your best run and try to beat it tomorrow.',
      why: 'Catching with the hands alone is a skill of this age and opens the door to many games.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cdcMiddleChildhood6, source.cdcActivity],
    },
    {
      id: 'two-sides-of-a-quarrel',
      title: 'Two sides of a quarrel',
      subtitle: 'Toys act out a fight, and your child is the judge',
      description:
        'Take two toys that both want the same swing. Act out the row. Ask your child what each one feels and wants. Find three ways to fix it. Try each one with the toys. Which was fair? Use it next time a real quarrel starts.',
      why: 'Friends matter more at six. Practice helps children solve a row before an adult steps in.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcMiddleChildhood6],
    },
    {
      id: 'breakfast-boss',
      title: 'Breakfast boss',
      subtitle: 'One morning a week your child runs the kitchen',
      description:
        'On Saturday your child sets the table, pours the milk, chops soft fruit and calls everyone in. You are the helper and do the hot parts. Write the menu together the night before. Leave some spills for later.',
      why: 'Regular jobs grow skill and a sense of being needed.',
      safety: 'You handle the stove, kettle and sharp knives.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcMiddleChildhood6, source.cfpbMoneyAsYouGrow],
    },
    {
      id: 'weather-notebook-six',
      title: 'Sky notebook',
      subtitle: 'Draw the sky each day for a week and look for a pattern',
      description:
        'Fold paper into a small book. Each day at the same time, go out, look up and draw. Add one word: windy, grey, bright. At the end, lay the pages side by side. What came before the rain? Guess tomorrow and check.',
      why: 'Watching, writing and guessing are how science starts, and a walk outside comes with it.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood6, source.hsePlay],
    },
  ],
  milestones: [],
};
