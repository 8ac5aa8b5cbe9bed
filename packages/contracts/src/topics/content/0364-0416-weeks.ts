import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0364to0416: AgeRange = {
  start_weeks: 364,
  end_weeks: 416,
  display_name: '7 to 8 years',
  topics: [
    {
      id: 'bullying-at-seven',
      title: 'Bullying: see it, say it, stop it',
      subtitle: 'The quiet signs at seven, and the first three things to do',
      description:
        'Falling out is part of being seven. Bullying is not. It is meant to hurt, it comes back again and again, and one side has more power. Many children keep it to themselves, out of fear or shame. So look for small signs: lost or torn things, belly aches on school days, poor sleep, a friend who is no longer named, or upset after time on a screen. If you think it is so, stay calm and listen to the end. Say “I am glad you told me. It is not your fault.” Write down who, where and when. Tell the school the same week and ask what they will do and by which date. Teach your child to say “stop,” walk off, stay near friends and find an adult. Do not tell them to hit back. Call the doctor if sleep, food or mood change for days. If your child talks of not wanting to be here, ask plainly and stay close. In the US call or text 988. In danger now, call your emergency number.',
      urgency_level: 1,
      tags: ['Parenting Support', 'Proactive Care'],
      topic_sources: [source.mayoBullying, source.stopBullyingSigns, source.dhsBullying, source.lifeline988],
      proactive_message:
        'Has {user.childName} seemed quiet after school, or lost things for no clear reason? It may be nothing much. It may also be a sign that someone is being unkind. Children of this age do not often say so first. I can help you ask in a gentle way, and plan what to say to the school.',
      proactive_message_sources: [source.mayoBullying],
      proactive_option_1: 'How do I ask without scaring them?',
      proactive_option_2: 'Help me write to the school',
      proactive_option_3: 'What if my child is the one who bullies?',
    },
    {
      id: 'strong-bodies-no-diets',
      title: 'Strong bodies, kind words, no diets',
      subtitle: 'How the whole family can eat and move well at seven',
      description:
        "Children of seven hear a lot about bodies: at school, on screens and at home. What they hear from you stays. Speak of what bodies can do, not of how they look. Keep diets, scales and food rules out of a child's life, and do not praise weight loss. What works is the same for all of you: eat together often, put fruit and vegetables out first, make water the daily drink, and keep sweets as a sometimes food with no shame. Aim for 60 minutes of active play a day. Help your child feel full and stop. Growth comes in spurts, and some children fill out before they shoot up. The doctor tracks this on a chart at each visit. The US task force on prevention (USPSTF) says that children from 6 years with a high BMI should be offered a full program of support for the family. See the doctor if weight jumps or falls, or if your child hides food, skips meals or hates their body.",
      urgency_level: 2,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.uspstfHighBmi, source.cdcActivity],
      proactive_message:
        'Does {user.childName} ever say something unkind about their body? It can start young. The words we use at the table count more than we think. No diets are needed. Small habits for the whole family work best. Want a few lines to use, or ideas for meals and play?',
      proactive_message_sources: [source.uspstfHighBmi, source.cdcActivity],
      proactive_option_1: 'My child called themselves fat',
      proactive_option_2: 'Easy meals we can all eat',
      proactive_option_3: 'Should I ask the doctor about weight?',
    },
    {
      id: 'screen-and-game-deal-at-seven',
      title: 'A fair deal on screens and games',
      subtitle: 'Write the rules with your child, then keep them yourself',
      description:
        'At seven, games get social and videos never end. A fair deal works better than a daily fight. Sit down with paper and agree on three things: when, where and what. Good places to start are meals and bedrooms with no screens, for grown-ups too. Put sleep, school, play and family first, and let screens fit in what is left. Choose games and shows with care, and sit down to watch or play along now and then. Ask about it as you would ask about a book: who is the good one, what would you do? Give a five-minute call before the end. Ask grandparents to keep the same rules. When the deal is broken, go back to the paper, not to shouting. Talk to the doctor if screens push out sleep, friends or food, if your child cannot stop without a storm each time, or if something they saw keeps coming back at night.',
      urgency_level: 2,
      tags: ['Parenting Support', 'Education'],
      topic_sources: [source.aapScreenTime, source.cdcMiddleChildhood6],
      proactive_message:
        'How do screens end in your house: with a click or with a storm? A deal that {user.childName} helped to write is easier to keep. Start with two places that are free of screens, such as the table and the bedroom. Shall we draft it now? It takes five minutes.',
      proactive_message_sources: [source.aapScreenTime],
      proactive_option_1: 'Write our screen deal with me',
      proactive_option_2: 'It always ends in tears',
      proactive_option_3: 'Is this game okay for a seven-year-old?',
    },
    {
      id: 'chores-and-pocket-money-at-seven',
      title: 'Chores, coins and a sense of “I can”',
      subtitle: 'Small jobs and small sums teach big things',
      description:
        "A child who is trusted with a real job stands a bit taller. At seven, that may be setting the table, feeding a pet, packing the school bag or sorting the wash. Pick one daily job and one weekly job. Show it, do it together, then step back. It will not be neat, and that is fine. Thank the work, not the child's goodness: “The table is set. Now we can eat.” Money is the next lesson. From about 6 to 12, children build the habits they will use later: to wait, to plan, to save and to choose. Three jars do the trick: spend, save, give. Let your child make a small bad buy and feel it. It is a cheap time to learn. If jobs turn into war, make the job smaller. Talk to the doctor or teacher if your child cannot follow two steps, forgets things far more than friends do, or melts down most days.",
      urgency_level: 3,
      tags: ['Parenting Support', 'Education'],
      topic_sources: [source.cfpbMoneyAsYouGrow, source.usuMoney, source.cdcMiddleChildhood6],
      proactive_message:
        "What is one job at home that is all {user.childName}'s own? At seven, a small daily task can do more for pride than a hundred stars. Money lessons can start as well, with jars and a few coins. Would you like a list of jobs that fit, or a plan for pocket money?",
      proactive_message_sources: [source.cfpbMoneyAsYouGrow, source.cdcMiddleChildhood6],
      proactive_option_1: 'Jobs that suit a seven-year-old',
      proactive_option_2: 'How does pocket money work?',
      proactive_option_3: 'My child refuses to help',
    },
  ],
  activities: [
    {
      id: 'half-recipe-kitchen-math',
      title: 'Half-recipe kitchen math',
      subtitle: 'Halve the recipe, measure it and time it',
      description:
        'Pick pancakes or a simple cake. Ask your child to work out half of each thing. Draw the cups if numbers are hard. Measure, mix and set the timer. Guess how many it will make, then count. Eat the sums.',
      why: 'Halves and minutes make sense when they end in pancakes.',
      safety: 'You do the hot pan and oven. No tasting of raw batter with flour or egg.',
      tags: ['Activities', 'Education'],
      sources: [source.cfpbMoneyAsYouGrow, source.cdcMiddleChildhood6],
    },
    {
      id: 'think-three-moves-ahead',
      title: 'Think three moves ahead',
      subtitle: 'Checkers, chess or cards, played out loud',
      description:
        'Play a game of plans and say your thoughts: “If I go here, you may go there.” Then ask your child to do the same. Let them take back one move in each game. End with one thing you each learned.',
      why: 'Saying a plan out loud trains patience and thinking ahead.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood6],
    },
    {
      id: 'kindness-mission-seven',
      title: 'Secret kindness mission',
      subtitle: 'Do one kind thing this week and tell no one',
      description:
        'Write six kind acts on slips: carry a bag, draw a card, ask someone to play, sort the shoes. Pick one each on Monday. Do it in secret. On Friday tell each other what you did and what you saw on the other face.',
      why: 'Doing good for others builds care and a sense that small acts count.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcMiddleChildhood6],
    },
    {
      id: 'strong-words-rehearsal',
      title: 'Strong words rehearsal',
      subtitle: 'Practice “stop,” walk off and find help',
      description:
        'Take turns to act small scenes: someone pushes in, calls a name, takes a pen. Try a tall back, a calm voice and one line: “Stop. I do not like that.” Then turn and walk to the “teacher.” Switch roles. Keep it short and end with a laugh.',
      why: 'Words that have been tried out at home come more easily when a child is under stress.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.mayoBullying],
    },
    {
      id: 'living-room-circus',
      title: 'Living-room circus',
      subtitle: 'Ten acts, one ringmaster, no lions',
      description:
        'Set up stations: walk a tape line, skip on the spot, roll like a log, jump over a towel, balance a book. Do each for one minute. Your child is the ringmaster and calls “change!” Add music. Take a bow.',
      why: 'Short bursts add up to the active hour that schoolchildren need.',
      safety: 'Clear the floor and use a mat or rug for rolls.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cdcActivity],
    },
    {
      id: 'three-jar-bank',
      title: 'Three-jar bank',
      subtitle: 'Spend, save and give, in glass so you can see it grow',
      description:
        'Label three jars. Each time coins come in, your child splits them. Choose one thing to save for and tape its picture on the jar. Count on Sundays. Ask: “How many more weeks?” Let your child choose who the give jar is for.',
      why: 'Waiting for something you chose is one of the best money lessons there is.',
      tags: ['Activities', 'Education'],
      sources: [source.cfpbMoneyAsYouGrow, source.usuMoney],
    },
    {
      id: 'reading-den',
      title: 'The reading den',
      subtitle: 'A blanket, a flashlight and a chapter a night',
      description:
        'Build a den with chairs and a blanket. Take in a flashlight and a book with chapters, a bit above what your child reads alone. You read, they draw what they see. Stop at the cliff edge. Tomorrow the den opens again.',
      why: 'Hearing richer books than they can read themselves grows words and a love of stories.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood6],
    },
  ],
  milestones: [],
};
