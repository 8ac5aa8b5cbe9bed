import type { AgeRange, Milestone } from '../topic.schema.ts';
import * as source from './sources/first-year.ts';

const sources = [source.cdcMilestones6Months];
const actEarly = {
  social:
    "If you do not see this by 6 months, tell your baby's doctor and ask for a check. Call soon if warmth or smiles that were there are gone.",
  language:
    'If you do not hear this by 6 months, ask the doctor about a hearing check and a screening. Call soon if sounds your baby made are gone.',
  cognitive:
    'If you do not see this by 6 months, tell the doctor what you notice and ask about a screening. Call soon if a skill is lost.',
  movement:
    'If this is not there by 6 months, let the doctor watch your baby move. Call soon if your baby is very stiff or limp, or uses one side less.',
};

const milestones: Milestone[] = [
  {
    id: 'six-months-knows-people',
    area: 'social',
    text: 'Knows the people they see often',
    byMonths: 6,
    actEarly: actEarly.social,
    sources,
  },
  {
    id: 'six-months-likes-the-mirror',
    area: 'social',
    text: 'Likes to look at the baby in the mirror',
    byMonths: 6,
    actEarly: actEarly.social,
    sources,
  },
  {
    id: 'six-months-laughs',
    area: 'social',
    text: 'Laughs out loud',
    byMonths: 6,
    actEarly: actEarly.social,
    sources,
  },
  {
    id: 'six-months-takes-turns-with-sounds',
    area: 'language',
    text: 'Takes turns with you in making sounds',
    byMonths: 6,
    actEarly: actEarly.language,
    sources,
  },
  {
    id: 'six-months-blows-raspberries',
    area: 'language',
    text: 'Blows raspberries, with the tongue out',
    byMonths: 6,
    actEarly: actEarly.language,
    sources,
  },
  {
    id: 'six-months-squeals',
    area: 'language',
    text: 'Makes high squealing sounds',
    byMonths: 6,
    actEarly: actEarly.language,
    sources,
  },
  {
    id: 'six-months-mouths-things',
    area: 'cognitive',
    text: 'Puts things in the mouth to find out about them',
    byMonths: 6,
    actEarly: actEarly.cognitive,
    sources,
  },
  {
    id: 'six-months-reaches-for-a-toy',
    area: 'cognitive',
    text: 'Reaches out to grab a toy they want',
    byMonths: 6,
    actEarly: actEarly.cognitive,
    sources,
  },
  {
    id: 'six-months-shuts-lips-when-full',
    area: 'cognitive',
    text: 'Shuts the lips to say no to more food',
    byMonths: 6,
    actEarly: actEarly.cognitive,
    sources,
  },
  {
    id: 'six-months-rolls-tummy-to-back',
    area: 'movement',
    text: 'Rolls over from tummy to back',
    byMonths: 6,
    actEarly: actEarly.movement,
    sources,
  },
  {
    id: 'six-months-straight-arms-on-tummy',
    area: 'movement',
    text: 'Pushes up on straight arms while on the tummy',
    byMonths: 6,
    actEarly: actEarly.movement,
    sources,
  },
  {
    id: 'six-months-leans-on-hands-to-sit',
    area: 'movement',
    text: 'Sits with both hands on the floor as a prop',
    byMonths: 6,
    actEarly: actEarly.movement,
    sources,
  },
];

export const weeks0024to0036: AgeRange = {
  start_weeks: 24,
  end_weeks: 36,
  display_name: '6 to 9 months',
  topics: [
    {
      id: 'first-solids-step-by-step',
      title: 'First solids: a calm and safe start',
      subtitle: 'When to begin, what to offer, and how to tell a gag from choking',
      description:
        'Around 6 months, milk alone is no longer enough, and a baby who sits with help, holds the head steady and reaches for food is ready to learn. Start with a spoon or soft pieces once a day, when your baby is rested. Offer foods rich in iron early on, such as meat, beans, lentils or iron-fortified cereal. Milk stays the main food for now. Let your baby touch, smell and spit. Shut lips mean “no more,” so stop there. Sit upright, strapped in, with you at the table each time. Cut small round foods such as grapes into quarters the long way, and skip whole nuts, honey, salt and sugar. From 6 months, sips of water in an open cup at meals are fine. Gagging is loud, with a cough. Choking is quiet: no sound, no air. If your baby cannot breathe or cry, start first aid for choking and have someone call 911. Ask the doctor if your baby coughs at most meals or refuses all food.',
      urgency_level: 1,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.cdcSolids, source.childsmileWeaning, source.inspqHoney],
      proactive_message:
        'Is {user.childName} ready for a first taste? A steady head, sitting with help and reaching for your food are the signs. It will be messy, and most of it will miss. That is how babies learn. Shall we pick three first foods, and go over gagging and choking first?',
      proactive_message_sources: [source.cdcSolids, source.childsmileWeaning],
      proactive_option_1: 'What should we start with?',
      proactive_option_2: 'I’m afraid of choking',
      proactive_option_3: 'My baby pushes all food out',
    },
    {
      id: 'egg-and-peanut-early',
      title: 'Egg, peanut and other allergens: sooner, not later',
      subtitle: 'How to offer them at home, and what a bad reaction looks like',
      description:
        'The old advice was to keep egg and peanut away for years. That has turned around. The NHS says you can give them from around 6 months, and that waiting past 6 to 12 months may raise the risk of an allergy. Offer one new food at a time, a very small amount, at home and early in the day. Cook egg well. Stir smooth peanut butter into porridge or yogurt until thin. Never give whole or chopped nuts. If all goes well, keep the food in your meals. Talk to the doctor first if your baby has bad eczema or has already reacted to a food. A few spots round the mouth may be mild, but call the doctor before you try again. Swollen lips or tongue, wheeze, trouble breathing, hives with vomiting, or a baby who goes pale or limp can be anaphylaxis. Give epinephrine in the outer thigh at once if you have it, and call 911.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [source.nhsAllergens, source.cdcSolids, source.aapAnaphylaxis, source.aapEpinephrine],
      proactive_message:
        'Has {user.childName} tried egg or peanut yet? For most babies, sooner is better than later. Give a small taste, in a smooth form, on a quiet morning at home. If there is bad eczema or a past reaction, ask the doctor first. Want a plan for the first week?',
      proactive_message_sources: [source.nhsAllergens, source.cdcSolids],
      proactive_option_1: 'How do I give peanut safely?',
      proactive_option_2: 'My baby has eczema. What first?',
      proactive_option_3: 'There is a rash after a new food',
    },
    {
      id: 'six-month-skills-and-visit',
      title: 'Half a year: skills, shots and the six-month visit',
      subtitle: 'What most babies do by now, plus flu and RSV season',
      description:
        'Six months of you, and it shows. The CDC list says that by now at least 75% of babies know the people close to them, laugh, and like the mirror. They take turns with sounds, squeal and blow raspberries. They reach for a toy and put it in the mouth. They roll from tummy to back, push up on straight arms, and lean on their hands to sit. If your baby came early, count from the due date. The AAP plans a check-up at 6 months, with shots. In 2026 its list has a yearly flu shot from this age. The CDC list of January 2026 leaves flu to you and your doctor. Both speak of an RSV antibody for babies under 8 months whose mother had no RSV shot. Ask what is due. Tell the doctor if your baby does not reach, laugh or turn to sounds, seems very stiff or floppy, or has lost a skill.',
      urgency_level: 2,
      tags: ['Developmental Milestones', 'Proactive Care'],
      topic_sources: [
        source.cdcMilestones6Months,
        source.aapWellChild,
        source.paMedSchedule2026,
        source.aonlSchedules2026,
        source.cdcRsvInfants,
      ],
      proactive_message:
        'Half a year with {user.childName}! The six-month visit is a good time to go over new skills, and to ask about flu and RSV. Lists from the AAP and the CDC differ in 2026, so your doctor is the one to ask. Shall we look at the skills first or write your questions?',
      proactive_message_sources: [source.cdcMilestones6Months, source.aapWellChild, source.paMedSchedule2026],
      proactive_option_1: 'Show me the six-month skills',
      proactive_option_2: 'Flu and RSV: what should I ask?',
      proactive_option_3: 'My baby does not roll yet',
    },
    {
      id: 'first-tooth-first-brush',
      title: 'First tooth, first brush, and no numbing gel',
      subtitle: 'What soothes sore gums, and how to care for one tiny tooth',
      description:
        'The bottom front teeth often come first, at 5 to 7 months, but some babies wait past their first birthday. Sore gums, drool, one red cheek and a lot of chewing are typical. Fever and loose stools are not. Do not blame them on a tooth. Rub the gum with a clean finger, or give a teether that was cooled in the fridge, never in the freezer. Skip numbing gels, teething tablets and necklaces. They can do harm. As soon as a tooth is there, brush it twice a day with a soft brush and a smear of fluoride paste. Ask the doctor or dentist about fluoride varnish, which the US task force on prevention (USPSTF) advises once teeth come in. Call the doctor for any fever, diarrhea, a rash, poor feeding, or crying you cannot soothe. Call right away if fever goes over 104°F (40°C) more than once, or if your baby looks very ill or drowsy. Call 911 for a baby who is limp, blue or fights for breath.',
      urgency_level: 3,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [
        source.nhsTeething,
        source.fdaTeething,
        source.nhsFirstTeeth,
        source.uspstfCaries,
        source.aapFever,
      ],
      proactive_message:
        'Any sign of a first tooth in {user.childName}’s smile? Sore gums can spoil a day. A cool teether and your clean finger do more good than any gel, and they are safe. Once the first tooth is out, it wants a brush. Shall I show you how to make it quick and fun?',
      proactive_message_sources: [source.nhsTeething, source.fdaTeething],
      proactive_option_1: 'What helps with sore gums?',
      proactive_option_2: 'Fever and teething: is it the tooth?',
      proactive_option_3: 'How do I brush one tooth?',
    },
  ],
  activities: [
    {
      id: 'treasure-basket',
      title: 'The treasure basket',
      subtitle: 'Wood, wool, metal and rubber: a museum for two small hands',
      description:
        'Fill a low basket with things from the house: a wooden spoon, a wool sock, a metal whisk, a clean sponge, a big lid. Sit your baby next to it with a cushion behind. Then say very little. Let them pick, turn, bang and taste. Name a thing only when they look up at you.',
      why: 'Free choice with real things feeds the senses and teaches a baby to stay with one idea.',
      safety:
        'Each thing must be bigger than a table-tennis ball, with no sharp edge or loose part. Stay and watch the whole time.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.plunketPlay, source.northumberlandPlay],
    },
    {
      id: 'half-circle-sit-and-reach',
      title: 'Sit in the half-circle',
      subtitle: 'Toys all round, and the fun is just past the fingertips',
      description:
        'Sit on the floor with your baby between your legs. Put toys in a half-circle in front: one near, some a bit far, one to each side. Let them lean, wobble and reach, and come back to the middle. Move a toy an inch when it gets too easy. Falling into your lap is part of the game.',
      why: 'Leaning out and coming back builds the trunk that sits alone and, later, crawls.',
      safety: 'Sit on carpet. Wheeled walkers are not safe and do not help babies walk.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.plunketPlay, source.aapWalkers],
    },
    {
      id: 'two-book-choice',
      title: 'This book or that one?',
      subtitle: 'Your baby picks with the eyes, and you read',
      description:
        'Hold up two board books, a hand apart. “The duck one? Or the truck one?” Wait and see where the eyes or a hand go. Say, “You want the duck,” and read that. Point to one thing on each page and make its sound. If your baby grabs the page, let them turn it.',
      why: 'Being asked and being answered shows a baby that books, and choices, are theirs.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcInfants, source.loveParentingPlay],
    },
    {
      id: 'raspberry-concert',
      title: 'The raspberry concert',
      subtitle: 'Squeals, pops and one very rude noise',
      description:
        'Face each other. Blow a raspberry, then stop and look surprised. Wait for your baby to have a go. Next, try a squeal, a hum, then “ba-ba-ba.” Copy each new sound they make as if it were a hit song. End with a soft raspberry on the tummy.',
      why: 'Playing with lips and tongue is practice for words, and turn-taking makes it talk.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMilestones6Months, source.nidcdSpeech],
    },
    {
      id: 'hands-and-knees-safety-tour',
      title: 'A safety tour on hands and knees',
      subtitle: 'See the room as your baby will, before the crawling starts',
      description:
        'Put your baby on a blanket and crawl round the room yourself. Talk as you go: “A cord! Up it goes.” Pick up coins, pins and batteries. Move hot drinks and cords away from edges. Lock up cleaners and medicine. Then lie down by your baby, swap a found sock for a smile, and play on the floor.',
      why: 'You find the risks first, and your baby gets a floor that is free to explore.',
      safety:
        'A swallowed button battery can burn in 2 hours: go to the emergency room. US Poison Help is 1-800-222-1222.',
      tags: ['Activities', 'Proactive Care'],
      sources: [source.ontarioBatteries, source.mercyPoison, source.nhsBurns],
    },
    {
      id: 'mirror-hat-parade',
      title: 'The hat parade in the mirror',
      subtitle: 'A pot lid, a sock, a sun hat: who is that now?',
      description:
        'Sit at a mirror with your baby on your lap. Put a sock on your own head. “Who is that?” Take it off. Try a sun hat, a bowl, a towel. Then offer the sun hat to your baby, and take it off when they pull. Point to the nose in the mirror, then the real one.',
      why: 'Mirrors bring laughs now and, over time, the idea of “that is me.”',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcMilestones6Months, source.plunketPlay],
    },
    {
      id: 'quiet-corner-rock-and-hum',
      title: 'Quiet corner: rock, hum, name it',
      subtitle: 'What to do when a long day tips over',
      description:
        'Pick one calm spot at home with a chair and low light. When your baby falls apart, go there. Hold them close, rock slowly and hum one tune. Put words to it: “That was too loud. You are tired. I have you.” Stay until the breath slows down. Use the same spot each time.',
      why: 'A baby learns to calm down by being calmed, again and again, by you.',
      safety: 'If you feel sleepy in the chair, lay your baby on the back in the crib.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcInfants, source.cdcSafeSleep],
    },
  ],
  milestones,
};
