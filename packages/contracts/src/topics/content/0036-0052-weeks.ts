import type { AgeRange, Milestone } from '../topic.schema.ts';
import * as source from './sources/toddlers.ts';

const actEarly9 = {
  social:
    "If you do not see this by 9 months, tell your baby's doctor and ask for a check. Call soon if a skill your baby had is gone.",
  language:
    'If you do not see this by 9 months, ask the doctor about a hearing check and a screening. Call soon if sounds or signs go away.',
  cognitive:
    'If this is not there by 9 months, tell the doctor what you see and ask about a screening. Call soon if a skill is lost.',
  movement:
    'If this is not there by 9 months, let the doctor watch your baby move. Call soon if one side moves less or a skill is lost.',
};

const actEarly12 = {
  social:
    'If this is not there by 12 months, tell the doctor at the one-year visit or before it. Call soon if a skill your baby had is gone.',
  language:
    'If you do not see this by 12 months, ask about a hearing and speech check. Early help works well. Call soon if words or signs are lost.',
  cognitive:
    'If this is not there by 12 months, share it with the doctor and ask about a screening. Call soon if a skill is lost.',
  movement:
    'If this is not there by 12 months, ask the doctor to look at how your baby moves. Call soon if one side is weaker or a skill is lost.',
};

const milestones: Milestone[] = [
  {
    id: 'nine-months-wary-of-strangers',
    area: 'social',
    text: 'Turns shy, clingy or fearful with people they do not know',
    byMonths: 9,
    actEarly: actEarly9.social,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-shows-faces',
    area: 'social',
    text: 'Shows you how they feel with a few different faces: happy, sad, cross, surprised',
    byMonths: 9,
    actEarly: actEarly9.social,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-looks-to-name',
    area: 'social',
    text: 'Looks up when you say their name',
    byMonths: 9,
    actEarly: actEarly9.social,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-minds-when-you-go',
    area: 'social',
    text: 'Minds when you leave: looks after you, reaches out or cries',
    byMonths: 9,
    actEarly: actEarly9.social,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-peekaboo-smile',
    area: 'social',
    text: 'Smiles or laughs when you play peekaboo',
    byMonths: 9,
    actEarly: actEarly9.social,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-babbles-strings',
    area: 'language',
    text: 'Babbles in long strings such as “mamamama” and “babababa”',
    byMonths: 9,
    actEarly: actEarly9.language,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-arms-up',
    area: 'language',
    text: 'Holds up both arms to be lifted',
    byMonths: 9,
    actEarly: actEarly9.language,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-looks-for-dropped',
    area: 'cognitive',
    text: 'Looks for a thing that has dropped out of sight, such as a spoon',
    byMonths: 9,
    actEarly: actEarly9.cognitive,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-bangs-together',
    area: 'cognitive',
    text: 'Bangs two things together',
    byMonths: 9,
    actEarly: actEarly9.cognitive,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-gets-to-sitting',
    area: 'movement',
    text: 'Gets into a sitting position without help',
    byMonths: 9,
    actEarly: actEarly9.movement,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-sits-alone',
    area: 'movement',
    text: 'Sits with no hand or cushion to hold them up',
    byMonths: 9,
    actEarly: actEarly9.movement,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-hand-to-hand',
    area: 'movement',
    text: 'Passes a thing from one hand to the other',
    byMonths: 9,
    actEarly: actEarly9.movement,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'nine-months-rakes-food',
    area: 'movement',
    text: 'Pulls food closer with the fingers, like a small rake',
    byMonths: 9,
    actEarly: actEarly9.movement,
    sources: [source.cdcMilestones9],
  },
  {
    id: 'one-year-plays-clapping-games',
    area: 'social',
    text: 'Plays a game with you, such as pat-a-cake',
    byMonths: 12,
    actEarly: actEarly12.social,
    sources: [source.cdcMilestones12],
  },
  {
    id: 'one-year-waves-bye',
    area: 'language',
    text: 'Waves “bye-bye”',
    byMonths: 12,
    actEarly: actEarly12.language,
    sources: [source.cdcMilestones12],
  },
  {
    id: 'one-year-name-for-parent',
    area: 'language',
    text: 'Has a name for you, such as “mama” or “dada”',
    byMonths: 12,
    actEarly: actEarly12.language,
    sources: [source.cdcMilestones12],
  },
  {
    id: 'one-year-knows-no',
    area: 'language',
    text: 'Knows what “no” means and stops, or waits for a moment',
    byMonths: 12,
    actEarly: actEarly12.language,
    sources: [source.cdcMilestones12],
  },
  {
    id: 'one-year-puts-into-cup',
    area: 'cognitive',
    text: 'Puts a thing into a box or cup, such as a block',
    byMonths: 12,
    actEarly: actEarly12.cognitive,
    sources: [source.cdcMilestones12],
  },
  {
    id: 'one-year-finds-hidden-toy',
    area: 'cognitive',
    text: 'Looks for a toy that they saw you hide',
    byMonths: 12,
    actEarly: actEarly12.cognitive,
    sources: [source.cdcMilestones12],
  },
  {
    id: 'one-year-pulls-to-stand',
    area: 'movement',
    text: 'Pulls up to stand',
    byMonths: 12,
    actEarly: actEarly12.movement,
    sources: [source.cdcMilestones12],
  },
  {
    id: 'one-year-cruises',
    area: 'movement',
    text: 'Walks along while holding on to furniture',
    byMonths: 12,
    actEarly: actEarly12.movement,
    sources: [source.cdcMilestones12],
  },
  {
    id: 'one-year-sips-open-cup',
    area: 'movement',
    text: 'Drinks from a cup with no lid while you hold it',
    byMonths: 12,
    actEarly: actEarly12.movement,
    sources: [source.cdcMilestones12],
  },
  {
    id: 'one-year-finger-and-thumb',
    area: 'movement',
    text: 'Picks up small bits between thumb and pointing finger',
    byMonths: 12,
    actEarly: actEarly12.movement,
    sources: [source.cdcMilestones12],
  },
];

export const weeks0036to0052: AgeRange = {
  start_weeks: 36,
  end_weeks: 52,
  display_name: '9 to 12 months',
  topics: [
    {
      id: 'finger-foods-soft-and-small',
      title: 'Finger foods: soft, small and never alone',
      subtitle: 'Which shapes are safe, and which foods wait until later',
      description:
        "Your baby now wants to hold the food, squash it and drop it. That is how eating is learned. Go for soft bits that you can mash with two fingers: ripe pear, cooked carrot, toast strips, egg cooked through. Cut grapes and other small round fruit into four, the long way. Keep whole nuts, popcorn and hard sweets off the menu, as they can choke a small child. Honey must wait until after the first birthday, in baked food too. Breast milk or formula is still the main drink, and cow's milk as a drink starts at 12 months. Offer sips of water from an open or free-flow cup with meals. Sit your baby up and stay close for each bite. Some gagging is part of learning. Take a baby first aid class. Call the emergency number (911 in the US) if your baby cannot breathe, cry or cough. Call too for swollen lips or tongue, wheeze, or hives with vomiting after food. See the doctor for a rash or a cough that stays.",
      urgency_level: 1,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [source.childsmileWeaning, source.inspqHoney, source.cdcCowsMilk, source.nhsFirstTeeth],
      proactive_message:
        'Is {user.childName} grabbing for your plate yet? This is a great age for finger foods, and a good time to think about shapes. Soft and small wins, and grapes get cut in four the long way. Tell me what {user.childName} eats on a normal day. I can help you add two new foods that are safe to hold.',
      proactive_message_sources: [source.childsmileWeaning],
      proactive_option_1: 'Which finger foods are safe now?',
      proactive_option_2: 'My baby gags at each lump',
      proactive_option_3: "When can we start cow's milk?",
    },
    {
      id: 'nine-month-check-up',
      title: 'The nine-month check: bring your questions',
      subtitle: 'A short screening and what most babies can do by now',
      description:
        'The visit at nine months is more than a weigh-in. It is one of the ages when each child is due a screening: a set of questions about how your baby plays, moves and makes sounds. It is not a test to pass. Before you go, watch for a few days. Does your baby look up at their name? Sit with no help? Babble in long strings? Look for a toy that fell? CDC lists what three in four children or more can do by each age, so most babies will show most of it. Write down what you see, and what you do not. Was your baby born early? Ask the doctor to count from the due date. Do not wait for the visit if your baby does not turn to sound, does not look at faces, feels very stiff or very floppy, or loses a skill that was there before. Call now. Early help works, and asking for it harms no one.',
      urgency_level: 2,
      tags: ['Developmental Milestones', 'Proactive Care'],
      topic_sources: [source.cdcMilestones9, source.msdWellChild],
      proactive_message:
        'Does {user.childName} have a nine-month visit coming up? It is a good time for questions, and a short screening is due at this age. Tell me one new thing {user.childName} can do and one thing you wonder about. I can help you make a small list for the doctor.',
      proactive_message_sources: [source.cdcMilestones9, source.msdWellChild],
      proactive_option_1: 'What will the doctor ask us?',
      proactive_option_2: 'My baby does not crawl yet',
      proactive_option_3: 'Help me write my list of questions',
    },
    {
      id: 'heat-and-water-on-the-move',
      title: 'On the move: keep heat and water out of reach',
      subtitle: 'A cup of tea, a bath, a bucket: the fast ones',
      description:
        'A baby who crawls and pulls up can reach a cup, a cord or a tub rim that was safe last week. Put hot drinks far back, never on a low table or on a cloth that can be pulled. Do not hold your baby and a hot drink at once. Test bath water with your elbow. Then stay within reach the whole time, as a baby can go under in very little water and with no sound. If the door bell rings, take your baby with you. Empty buckets and paddling pools after use. At a pool, one adult does nothing but watch, and swaps every 15 minutes. For a burn, cool it under running tap water for 20 minutes. Take off clothes and rings that are not stuck, and cover it with cling film. No butter, no ice, no toothpaste. Any burn on a baby needs the emergency room. After any time under water, call the emergency number.',
      urgency_level: 2,
      tags: ['Proactive Care', 'Health & Wellness'],
      topic_sources: [source.captBurns, source.nhsBurns, source.poolSafely, source.cdcDrowning],
      proactive_message:
        'Is {user.childName} on the move? Then the room looks new from down there. Hot cups and bath water are the two I would start with, as both go wrong fast. Let us walk through your home at baby height. Which room does {user.childName} spend most time in?',
      proactive_message_sources: [source.captBurns, source.cdcDrowning],
      proactive_option_1: 'Give me a room-by-room list',
      proactive_option_2: 'What do I do for a burn?',
      proactive_option_3: 'Bath time with two children',
    },
    {
      id: 'clingy-and-shy-of-strangers',
      title: 'Clingy, shy and in tears when you leave',
      subtitle: 'Why your friendly baby now hides from Grandpa',
      description:
        'A few months ago your baby smiled at all the world. Now a kind aunt leans in and the lip starts to shake. This is a step forward. Your baby knows who is safe, and does not yet know that you come back. This fear often starts between 7 and 12 months and can last until about 3 years. Help in small doses. Let new people sit close by and wait, with no grabbing, until your baby comes to them. Play peekaboo, since it is a game about coming back. Begin with very short times apart, with a person your baby knows. Say a warm goodbye, and go. Do not slip out, as it makes the next time harder. Keep a soft routine at night, when this fear often shows up too. Talk to the doctor if your baby cannot be soothed by anyone, seems scared all day, does not mind who holds them, or stops eating or sleeping well.',
      urgency_level: 3,
      tags: ['Parenting Support', 'Developmental Milestones'],
      topic_sources: [source.hseSeparation, source.annaFreudSeparation, source.nebraskaStrangers],
      proactive_message:
        'Has {user.childName} started to cling, or to cry when you step out of the room? It can be hard on you both, and it is a sign of a strong bond. A short goodbye helps more than slipping out. Shall we plan a small practice for this week?',
      proactive_message_sources: [source.hseSeparation],
      proactive_option_1: 'Plan a first time apart with me',
      proactive_option_2: 'My baby cries with the grandparents',
      proactive_option_3: 'I start work soon. How do we prepare?',
    },
  ],
  activities: [
    {
      id: 'teddy-under-the-cloth',
      title: 'Teddy under the cloth',
      subtitle: 'Hide a toy, find a toy, cheer out loud',
      description:
        'Let your baby see you put a toy under a small cloth. Ask, “Where is Teddy?” Wait. If it is too hard, leave a foot out. Cheer when the cloth comes off. When that gets easy, use two cloths and hide it under one.',
      why: 'Looking for a hidden toy shows that your baby can hold a thing in mind when it is out of sight.',
      safety: 'Put the cloth away after play, and keep it out of the crib.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.plunketPlay, source.cdcMilestones12],
    },
    {
      id: 'cushion-mountain-crawl',
      title: 'Cushion mountain',
      subtitle: 'A crawl course made from the sofa',
      description:
        'Lay sofa cushions on the floor in a line, with a big open box as a tunnel. Call your baby from the far end. Roll a ball along as a guide. Go over it on your own hands and knees too. It is much funnier when you are in it.',
      why: 'Crawling over bumps builds strong arms, strong legs and a sense of how high is too high.',
      safety: "Stay at arm's length, on carpet, away from stairs. Clear the cushions away when play is over.",
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.hsePlay, source.plunketPlay],
    },
    {
      id: 'kitchen-floor-band',
      title: 'Kitchen floor band',
      subtitle: 'Pots, spoons and a song with a very loud end',
      description:
        'Sit on the floor with two pots, a plastic bowl and wooden spoons. Bang slow, then fast. Stop. Wait for a look, then start again. Name what you hear: “loud,” “soft,” “again.” Let your baby lead, and copy each bang.',
      why: 'Bangs and stops teach cause and effect, and copying each other is a first kind of talk.',
      safety: 'Use things larger than a table tennis ball and with no loose parts.',
      tags: ['Activities', 'Education'],
      sources: [source.unicefPlay, source.hsePlay],
    },
    {
      id: 'tell-me-about-socks',
      title: 'A running chat at dressing time',
      subtitle: 'Say what you do, then leave a gap for an answer',
      description:
        'While you dress your baby, say it as it happens: “Here is your foot. Sock on. Where is the other foot?” Then wait as if it were a real talk. When a sound comes back, say it again and add a word: “Ba! Yes, your blue sock.”',
      why: 'A baby whose sounds get an answer makes more of them. That back and forth is how words start.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcInfants],
    },
    {
      id: 'two-minute-board-book',
      title: 'The two-minute board book',
      subtitle: 'Three pages count as reading',
      description:
        'Sit with your baby in your lap and a thick book with big pictures. Name one thing on each page and make its noise. Let small hands turn, pat and chew. When your baby wriggles off, you are done. Same book again tomorrow is just right.',
      why: 'Hearing the same words with the same pictures helps a baby link the sound to the thing.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcInfants, source.plunketPlay],
    },
    {
      id: 'laundry-in-laundry-out',
      title: 'Laundry in, laundry out',
      subtitle: 'A first job: the basket is the toy',
      description:
        'Sit by a low basket of clean, soft clothes. Take one out and say what it is. Then drop it back in with a “plop.” Offer the next one to your baby. Say thank you for each one. Expect more out than in, and that is fine.',
      why: 'Putting a thing into a box and taking it out is real thinking work at this age.',
      safety: 'Take out cords, belts and small buttons first. Keep laundry pods locked up high.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.cdcMilestones12, source.hsePlay],
    },
    {
      id: 'wave-to-the-bus',
      title: 'Wave to the bus',
      subtitle: 'Say hello and bye-bye to all that goes by',
      description:
        "Stand at a window or sit in the park. Wave at the bus, the dog, the mail van. Say “hello” as it comes and “bye-bye” as it goes. Take your baby's hand and wave it once, then wait. Clap if you get even a small flap back.",
      why: 'Waving and clapping are words made with the hands. They often come before the spoken ones.',
      safety: 'Keep windows locked or guarded, and keep blind cords tied up high.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.cdcMilestones12, source.plunketPlay],
    },
  ],
  milestones,
};
