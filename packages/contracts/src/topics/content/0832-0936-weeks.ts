import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0832to0936: AgeRange = {
  start_weeks: 832,
  end_weeks: 936,
  display_name: '16 to 18 years',
  topics: [
    {
      id: 'staying-well-when-leaving-home',
      title: 'Staying well when everything changes',
      subtitle: 'A support plan for the move to college, work or a new town',
      description:
        'Leaving school or home is a joy and a loss at once. Friends scatter, days lose their shape, and sleep slips. For some teens, low mood or worry starts or comes back in these months. A bit of planning helps. Sit down before the move and ask: What keeps you steady? How will you know that you are sliding? Who will you text first? Find out what support the college, job or clinic has, and save the numbers. If your teen takes medicine or sees someone, plan the handover well ahead so there is no gap. Agree on how often you will talk, and let it be short. Look for a change that stays: no joy, not getting up, no contact, more drink or drugs, talk of being a burden. Then ask plainly about suicide, stay in touch or go to them, and see a doctor. In the US, 988 takes calls and texts at any hour, at any age. In danger, call the emergency number.',
      urgency_level: 1,
      tags: ['Health & Wellness', 'Teens'],
      topic_sources: [source.cdcAnxietyDepression, source.nimhWarningSigns, source.lifeline988, source.cdcTeenagers],
      proactive_message:
        'A big change is coming for {user.childName}, and even good changes can shake a person. A short plan made now, with people to text and signs to watch, is worth a lot later. Shall we write it together? If you are worried today, I can help with that first. In the US you can call or text 988 at any hour.',
      proactive_message_sources: [source.lifeline988, source.cdcAnxietyDepression],
      proactive_option_1: 'Make a support plan with us',
      proactive_option_2: 'My teen is pulling away from us',
      proactive_option_3: 'How do I let go without losing touch?',
    },
    {
      id: 'handing-over-health-care',
      title: 'Handing over the health folder',
      subtitle: 'At 18 it is theirs: visits, records and vaccines',
      description:
        "In many places, the law changes at 18. Your teen agrees to their own care, and you may no longer see the notes unless they say so. Do not leave it to the birthday. Let them book the next visit, fill in the form and speak first, with you as backup. Make a folder together: conditions, allergies, medicines with doses as written on the label, past operations, the names of doctors, the insurance card. Ask the children's clinic when care moves on, to whom, and who writes the summary. Ask too about vaccines before college, work or a shared house, such as those against meningitis. In 2026 the AAP and CDC lists in the US are not the same, so the doctor should say which one they follow and what is due. Get a copy of the record. Call the clinic soon if your teen has a long-term illness and no adult doctor yet, or if medicine will run out in the move.",
      urgency_level: 2,
      tags: ['Proactive Care', 'Teens'],
      topic_sources: [
        source.gotTransitionElements,
        source.gotTransitionAdult,
        source.aapCareTransition,
        source.paMedSchedule2026,
      ],
      proactive_message:
        'Could {user.childName} name their own medicines, allergies and doctor today? At 18 it all becomes theirs. It goes best when you hand it over bit by bit. We can make a one-page health summary now, and a list of what to ask about vaccines. Where would you like to start?',
      proactive_message_sources: [source.gotTransitionElements, source.gotTransitionAdult],
      proactive_option_1: 'Make a one-page health summary',
      proactive_option_2: 'What changes at 18?',
      proactive_option_3: 'Vaccines before college',
    },
    {
      id: 'parties-drink-and-consent',
      title: 'Parties, drink and looking out for friends',
      subtitle: 'What to agree on before the night out',
      description:
        'You will not be there, so the talk has to happen before. Be clear that you do not want them to drink under age, and be just as clear that safety comes first. Agree on a way home with no questions until the next day. No one drives after a drink, and no one gets in with such a driver. Keep your own cup and do not mix drink with pills or drugs. Stay with your friends. Speak of sex as well. Both must want it and say so freely, and can stop at any time. Someone who is asleep or very drunk cannot agree. Last, teach the signs of alcohol overdose: cannot be woken, vomits while passed out, has a fit, breathes slowly or with long gaps, has cold, pale or blue skin. Call the emergency number at once, lay them on their side and stay. Do not let them “sleep it off.” See the doctor if drink becomes a habit or a way to cope.',
      urgency_level: 2,
      tags: ['Proactive Care', 'Teens'],
      topic_sources: [source.niaaaAlcoholOverdose, source.cdcSexualViolence, source.oasasTalk, source.cdcDatingMatters],
      proactive_message:
        'Are there parties ahead for {user.childName}? You can be against teen drinking and still be the one they call. A few things are worth agreeing on first: the way home, looking out for friends, and the signs that mean call for help. Would you like a short list for the fridge?',
      proactive_message_sources: [source.niaaaAlcoholOverdose, source.oasasTalk],
      proactive_option_1: 'Give me the list for the fridge',
      proactive_option_2: 'Someone drank too much right now',
      proactive_option_3: 'Talk about consent with my teen',
    },
    {
      id: 'life-skills-before-eighteen',
      title: 'Twenty small skills before they go',
      subtitle: 'Bank, laundry, lease and a pot of soup',
      description:
        "Some teens can code an app but not boil rice. These two years are for filling the gaps, with you as the safety net. By now most have firmer work habits and think more about study and jobs, so they are ready for it. Make a list together of what living alone takes: a bank account and a budget, five meals, laundry, a doctor's visit, a train trip, a form, a contract or lease, what to do in a fire or a power cut. Let your teen tick what they can do. Then hand over one thing a week. Show once, watch once, step back. Let small things fail: a shrunk sweater teaches more than a talk. Ask, “Do you want help, or do you want me to listen?” Keep rules few and clear. Talk to the doctor or school if your teen cannot start on daily tasks, has lost skills, or seems too low or too anxious to look ahead.",
      urgency_level: 3,
      tags: ['Education', 'Teens'],
      topic_sources: [source.cdcTeenagers, source.cfpbMoneyAsYouGrow],
      proactive_message:
        'If {user.childName} moved out tomorrow, what would go wrong first: food, money or laundry? A smile and a list are all you need to begin. One small skill a week adds up fast. Shall I give you the list to go through together?',
      proactive_message_sources: [source.cdcTeenagers, source.cfpbMoneyAsYouGrow],
      proactive_option_1: 'Show me the skills list',
      proactive_option_2: 'Make a first budget with us',
      proactive_option_3: 'My teen has no plan for next year',
    },
  ],
  activities: [
    {
      id: 'one-week-on-their-own',
      title: 'One week as if alone',
      subtitle: 'Food, wash and money in their hands, with you next door',
      description:
        'For one week your teen runs their own meals, laundry, alarm and a set sum of money. You do not remind. Meet on Sunday over a meal they cook. What was hard? What would you want to learn before you go? Plan the next trial week.',
      why: 'A safe trial shows the gaps while you are still close enough to help.',
      safety: 'Go over the stove, smoke alarm and locks first.',
      tags: ['Activities', 'Teens'],
      sources: [source.cfpbMoneyAsYouGrow, source.cdcTeenagers],
    },
    {
      id: 'cv-and-interview-night',
      title: 'CV night',
      subtitle: 'One page, three strengths and a real handshake',
      description:
        'Write a one-page CV together: school, jobs, things they run, skills. Find three strengths and a true story for each. Then ring a family friend to hold a ten-minute interview by phone. Ask for one tip. Fix the page and save it.',
      why: 'Teens of this age think about work and can put their choices into words.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcTeenagers],
    },
    {
      id: 'my-health-folder',
      title: 'My health folder',
      subtitle: 'A card, a list and a photo on the phone',
      description:
        'Gather in one place: conditions, allergies, medicines, vaccines, doctors, insurance and who to call. Your teen writes it up on one page and keeps a photo on the phone. Then they ring the clinic to book the next visit while you make tea.',
      why: 'Teens who know their own story get better care as adults.',
      safety: 'Keep the page private and share it only with people you trust.',
      tags: ['Activities', 'Teens'],
      sources: [source.gotTransitionAdult, source.gotTransitionElements],
    },
    {
      id: 'five-meals-for-life',
      title: 'Five meals for life',
      subtitle: 'Learn five cheap dinners by heart',
      description:
        'Choose five: a soup, a pasta, an egg dish, a bean pot, a tray bake. Cook one each week until it needs no recipe. Write each on a card with the cost per plate. The cards go in the box that leaves home.',
      why: 'Five meals are enough to eat well on little money.',
      safety: 'Go over raw meat, hot oil and how to put out a pan fire with a lid.',
      tags: ['Activities', 'Teens'],
      sources: [source.cfpbMoneyAsYouGrow, source.cdcTeenagers],
    },
    {
      id: 'friend-in-trouble-drill',
      title: 'A friend in trouble drill',
      subtitle: 'Three scenes, one phone, what do you do?',
      description:
        'Read out three scenes: a friend will not wake after drinking, a friend texts that they cannot go on, a driver has had a few. Your teen says step by step what they would do, and who they would call. Try the recovery position on each other. Save the numbers.',
      why: 'In a crisis people do what they have tried before.',
      safety:
        'If this is real and now, call your emergency number. In the US, 988 is there for a mental health crisis.',
      tags: ['Activities', 'Teens'],
      sources: [source.niaaaAlcoholOverdose, source.lifeline988],
    },
    {
      id: 'letter-to-open-later',
      title: 'A letter to open later',
      subtitle: 'You each write one, seal it and swap',
      description:
        'Each of you writes a page: what I am proud of in you, what I hope, what I want you to know on a bad day. Seal it and choose the day to open it. No editing, no advice. Put it in the first box you pack.',
      why: 'Knowing that they are loved helps young people to care for themselves.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcTeenagers],
    },
    {
      id: 'long-walk-with-a-map',
      title: 'The long walk',
      subtitle: 'Your teen leads with a map, you carry the snacks',
      description:
        'Choose a half-day walk or bike ride. Your teen plans the route, checks the weather, packs and leads. You follow, and only ask questions. Stop half way for the talk you never have time for: what are you most looking forward to?',
      why: 'It joins planning, an active hour and time together, with no screen.',
      safety: 'Tell someone the route, take water and a charged phone, and turn back in bad weather.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcActivity, source.cdcTeenagers],
    },
  ],
  milestones: [],
};
