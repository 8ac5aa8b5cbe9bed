import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0260to0312: AgeRange = {
  start_weeks: 260,
  end_weeks: 312,
  display_name: '5 to 6 years',
  topics: [
    {
      id: 'my-body-is-mine-at-five',
      title: 'My body is mine: a calm talk at five',
      subtitle: 'Real names, no bad secrets, and an adult who listens',
      description:
        'At school your child meets more adults and more children without you there. So this is the year for a short, calm talk about private parts. It need not be scary. Say that what the underwear covers is private. Use the real names, so your child can be understood. A doctor or a parent may need to look, and will say why. “No” means no, with family too: no one has to kiss or be tickled. A nice surprise gets told in the end. A secret that feels bad gets told to a grown-up at once. Pick three adults your child could tell. Talk for two minutes in the bath or the car, and again next month. If your child ever tells you something, stay calm. Say “I believe you. It is not your fault.” Do not ask for each detail. Call the doctor, the police or child protection that day. In danger now, call your emergency number. You do not need proof to ask for help.',
      urgency_level: 1,
      tags: ['Proactive Care', 'Parenting Support'],
      topic_sources: [source.nspccPants],
      proactive_message:
        'Now that {user.childName} spends more time with other people, a two-minute talk about private parts is a gift. It can be light. Real names, no bad secrets, and who to tell. Would you like the words to start with? I can fit them to the way you two like to talk.',
      proactive_message_sources: [source.nspccPants],
      proactive_option_1: 'Give me words to start the talk',
      proactive_option_2: 'My child says a secret was told',
      proactive_option_3: 'How do I handle forced hugs from family?',
    },
    {
      id: 'first-weeks-of-school',
      title: 'The first weeks of big school',
      subtitle: 'Why the best-behaved pupil falls apart at your door',
      description:
        'Your child may be good as gold all day and then melt at home over the wrong cup. That is common. A school day asks a five-year-old to sit, wait, share and be brave for hours. Home is where it is safe to let go. Keep the weeks after the start soft and dull: food at once, some quiet, some running about, an early night. Ask small questions. “Who did you sit with?” works better than “How was school?” Children of 3 to 5 do best with 10 to 13 hours of sleep in 24, and from 6 they need 9 to 12. Meet the teacher early and say what helps your child. Ask when the school checks sight and hearing, and book your own check if there is none. Talk to the teacher and the doctor if your child is still upset each day after the first weeks, has belly aches on school days, cannot follow what is said, or loses skills.',
      urgency_level: 2,
      tags: ['Education', 'Parenting Support'],
      topic_sources: [source.hseChecks3to5, source.cdcSleep, source.cdcMilestones5],
      proactive_message:
        'How is school going for {user.childName}? Many children hold it together all day and then fall apart at home. It does not mean that the day was bad. A snack, some quiet and an early bedtime can do a lot. What do the first ten minutes after school look like in your house?',
      proactive_message_sources: [source.cdcSleep],
      proactive_option_1: 'After school is all tears',
      proactive_option_2: 'My child tells me nothing about school',
      proactive_option_3: 'What should I ask the teacher?',
    },
    {
      id: 'dry-nights-take-time',
      title: "Wet beds are no one's fault",
      subtitle: 'What helps a five-year-old get dry, and what does not',
      description:
        'A wet bed at five is so common that there is likely more than one child in the class who has it. About 1 in 5 five-year-olds wet the bed, and about 1 in 20 ten-year-olds still do. It is not lazy. The body needs time to learn to wake or to hold on. Help in small ways. Offer drinks through the day, and the last one about 90 minutes before sleep. Plan for 4 to 7 toilet trips a day, with one right before bed. Use a cover on the mattress and let your child help change the sheets, with no blame. Never punish, and keep it private. Hard poo can press on the bladder, so ask about that too. From age 5 you can ask for help if it upsets your child. See the doctor soon if wetting starts again after 6 dry months, or comes with pain or day-time wetting. Call the doctor the same day for great thirst, a lot of pee or weight loss.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.nhsShropshireBedwetting, source.nhsBlackCountryBedwetting],
      proactive_message:
        "If {user.childName} still wets the bed, you are in good company. About 1 in 5 five-year-olds do. It is no one's fault, and there are small things that help. Tell me how often it happens and what evenings are like. We can make a kind plan, and see if it is time to ask the doctor.",
      proactive_message_sources: [source.nhsShropshireBedwetting],
      proactive_option_1: 'What can we change in the evening?',
      proactive_option_2: 'It started again after dry months',
      proactive_option_3: 'Sleepovers and wet beds',
    },
    {
      id: 'wobbly-teeth-at-five',
      title: 'Wobbly teeth and who holds the brush',
      subtitle: 'New teeth come in at the back, where no one looks',
      description:
        'Around six, front teeth start to wobble and the first grown-up teeth push in. Some come in at the very back, where it is easy to miss them. These teeth have to last for life. Keep brushing twice a day with fluoride paste. Help or watch until your child is about seven, as good brushing takes hands that can tie a shoe. Spit at the end and do not rinse, so the fluoride stays on. Keep sweet drinks for meals, and water for the rest of the day. A loose tooth can be wiggled by its owner and needs no string. Blood is normal and stops soon with a clean cloth to bite on. See the dentist for pain, a brown spot, a swollen gum or a knocked tooth. If a grown-up tooth is knocked out, hold it by the white part. Rinse off dirt and put it back in its place, or in milk if it does not go in with ease. Go to a dentist at once. A baby tooth is never pushed back in.',
      urgency_level: 3,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [source.torbayTeeth, source.nhsKnockedOutTooth],
      proactive_message:
        "Is anything wobbly in {user.childName}'s mouth yet? Baby teeth start to go at about six, and big ones come in at the back. Little hands still need you for brushing until about seven. Want a two-minute brushing game, or help with a child who is scared of the gap?",
      proactive_message_sources: [source.torbayTeeth],
      proactive_option_1: 'A brushing game that works',
      proactive_option_2: 'My child is scared of losing a tooth',
      proactive_option_3: 'A tooth got knocked. What now?',
    },
  ],
  activities: [
    {
      id: 'letter-hunt-for-new-readers',
      title: 'Letter hunt for new readers',
      subtitle: 'Find things that start like your name',
      description:
        "Pick the first sound of your child's name. Hunt the house for things that start with it. Say the sound, not the letter: “mmm, mug, milk.” Ten finds wins a silly dance. Next day use the sound of a pet or a friend.",
      why: 'Hearing the first sound in a word is one of the steps that make reading click.',
      tags: ['Activities', 'Education'],
      sources: [source.skagitReadiness],
    },
    {
      id: 'chalk-course-for-fives',
      title: 'Chalk course',
      subtitle: 'Hop, balance, spin and jump down the path',
      description:
        'Draw a course with chalk: a line to walk, circles to hop in, a river to jump, a star to spin on. Take turns and time each go, so your child races their own best. Let your child draw the next part and teach it to you.',
      why: 'Hops and jumps build strong bones and balance, and making the course builds planning.',
      safety: 'Stay off the road and driveway. Use a yard, a park path or tape on the floor.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cdcMilestones5, source.hsePlay],
    },
    {
      id: 'plan-do-tell-at-five',
      title: 'Plan it, do it, tell it',
      subtitle: 'One small job with a start, a middle and an end',
      description:
        'Let your child pick a small job: water the plants, lay the table, feed the cat. First say the plan in three steps. Then do it. Last, tell the tale at dinner: what was first, what was hard, what went well. You just listen.',
      why: 'Planning and telling are the roots of focus, memory and stories.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcMilestones5, source.cfpbMoneyAsYouGrow],
    },
    {
      id: 'rhyme-tennis',
      title: 'Rhyme tennis',
      subtitle: 'Bat a rhyme back and forth until one of you is stuck',
      description:
        'One player says “cat.” The next says “hat.” Go back and forth till no one can think of more. Made-up words count if they rhyme. Play it in the car or in a line. Let your child pick the next word.',
      why: 'A good ear for rhyme helps children sound out words on a page.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMilestones5, source.skagitReadiness],
    },
    {
      id: 'family-game-night-fives',
      title: 'Losing is part of the game',
      subtitle: 'A short board game with a good loser on show',
      description:
        'Choose a game that takes ten minutes. Say the rules at the start. When you lose, show how: “Oh, I wanted that one. Well played. Again?” If your child tips the board, take a breath and try again later. Praise a turn well waited for.',
      why: 'Games teach turns, rules and how to feel let down and carry on.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcMilestones5],
    },
    {
      id: 'who-are-my-helpers',
      title: 'My five helpers',
      subtitle: 'Draw a hand and name a safe adult on each finger',
      description:
        "Trace your child's hand. On each finger write or draw a grown-up who listens: at home, at school, next door. Talk about when you might go to each one. Hang it by the bed. Try it out: “If you lost me in a shop, who could you ask?”",
      why: 'A child who has named safe adults finds it easier to go to one.',
      tags: ['Activities', 'Proactive Care'],
      sources: [source.nspccPants],
    },
    {
      id: 'snack-chef-five',
      title: 'Snack chef',
      subtitle: 'Your child makes the plate for all of you',
      description:
        'Put out bread, soft cheese made from pasteurized milk, cucumber, banana and a blunt knife. Your child is the chef and makes one plate each. Take orders and say please. Try one new food as the “special of the day.”',
      why: 'Children taste more of what they make, and cutting and spreading train small hands.',
      safety: 'Use a blunt knife, sit to eat, and cut grapes in four the long way.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.nhsFussyEaters, source.safefoodFussy],
    },
  ],
  milestones: [],
};
