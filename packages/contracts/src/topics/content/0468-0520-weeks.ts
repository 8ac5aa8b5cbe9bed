import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0468to0520: AgeRange = {
  start_weeks: 468,
  end_weeks: 520,
  display_name: '9 to 10 years',
  topics: [
    {
      id: 'hpv-question-at-nine',
      title: 'The HPV question at nine',
      subtitle: 'Two US schedules, one child, and who to ask',
      description:
        "You may hear about the HPV vaccine at the next check-up and wonder why it comes so soon. HPV is a very common virus, and some types can lead to cancer years later. The vaccine is given long before any contact with the virus. In 2026 the advice in the US is not the same from all. The AAP schedule for 2026 starts at 9 to 12 years, with two doses. The CDC schedule of January 2026 lists one dose at 11 to 12 years. Other lands have their own plan, often through school. So ask your child's doctor: which schedule do you use, how many doses would my child need, and when? Some health needs change the answer. Ask which other preteen shots are on the way too, and plan them as one list. Tell your child what it is for in plain words. After a shot, call your emergency number for trouble breathing or a swollen face, and the doctor for a fever or faint that worries you.",
      urgency_level: 1,
      tags: ['Proactive Care', 'Health & Wellness'],
      topic_sources: [source.paMedSchedule2026, source.aonlSchedules2026, source.cdcAboutHpv],
      proactive_message:
        'At the next visit, someone may bring up the HPV vaccine for {user.childName}. In 2026 the AAP says two doses from 9 to 12 years, and the CDC says one dose at 11 to 12. Your doctor can tell you which plan fits. Shall we write down what you want to ask?',
      proactive_message_sources: [source.paMedSchedule2026, source.aonlSchedules2026],
      proactive_option_1: 'What should I ask the doctor?',
      proactive_option_2: 'Why is it offered so young?',
      proactive_option_3: 'How do I explain it to my child?',
    },
    {
      id: 'little-talks-about-alcohol-at-nine',
      title: 'Little talks about alcohol start at nine',
      subtitle: 'Why now, and how to keep it light',
      description:
        'Nine seems far too young to talk of drink. Yet between about 9 and 13, children start to think that alcohol might be fine, and even fun. Before that, they mostly think it is yucky. So this is a good time to speak, while your view counts most. Many little talks beat one big one. Use a film, a party or a wine glass on the table. Ask, “What have you heard about it?” Then say what you think in one line: “I do not want you to drink while your brain and body grow.” Give them a way out for later: “You can blame me.” Be honest about your own habits. Children watch what you do with a hard day. Keep alcohol, and all drugs and vapes, where children cannot get at them. Call the doctor if you think your child has tried alcohol. If a child has drunk some and is sleepy, cold or hard to wake, call your emergency number.',
      urgency_level: 2,
      tags: ['Parenting Support', 'Proactive Care'],
      topic_sources: [source.oasasTalk, source.samhsaPta, source.niaaaAlcoholOverdose],
      proactive_message:
        'It may feel early, but nine is a good age for a first small talk about alcohol. Parents are the voice that counts most. Two minutes in the car will do. Would you like a way to begin with {user.childName} that does not turn into a speech?',
      proactive_message_sources: [source.samhsaPta, source.oasasTalk],
      proactive_option_1: 'Give me an opening line',
      proactive_option_2: 'What if they ask about my drinking?',
      proactive_option_3: 'Someone in our family drinks too much',
    },
    {
      id: 'period-kit-at-nine',
      title: 'A small kit for a big day',
      subtitle: 'First periods can come from nine. Be ready and relaxed',
      description:
        'A first period tends to come between 9 and 15 years, and 12 is about the average. It comes some time after the breasts start to grow. A child who knows what is coming will feel less fear. So talk now, with boys as well as girls. “Each month the body may get ready for a baby it does not need. A little blood comes out. It is not a wound.” Show a pad and how it sticks. Pack a small pouch for the school bag: two pads, clean underwear, a bag, and a note that says “well done.” Agree who at school can help. A warm pack and a walk ease cramps. Ask the doctor or a pharmacist about pain relief that suits the age. See the doctor if puberty starts before 8, if bleeding is very heavy, if pain keeps your child from school, or if there is no period by 15.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Parenting Support'],
      topic_sources: [source.chatPeriods, source.chatFirstPeriod, source.nhsPuberty, source.nhsDelayedPuberty],
      proactive_message:
        'First periods can come from about nine, so it helps when {user.childName} knows about them, girl or boy. A two-minute talk and a small pouch in the school bag can turn a scare into a shrug. Want me to list what goes in the kit, or how to start the talk?',
      proactive_message_sources: [source.chatPeriods, source.chatFirstPeriod],
      proactive_option_1: 'What goes in the kit?',
      proactive_option_2: 'How do I tell my son about periods?',
      proactive_option_3: 'Is it too early for my child?',
    },
    {
      id: 'nine-friends-and-mirrors',
      title: 'Nine: best friends, mirrors and harder homework',
      subtitle: 'What shifts at this age, and how to stay close',
      description:
        'Around nine, friends move to the middle of the stage. There may be a best friend, a group, a secret code, and tears when the code changes. Your child starts to see how others think and can hold attention for longer. School asks for more. The mirror asks for more too: some children begin to worry about how they look, and trouble with eating can start around now. Stay close in simple ways. Have one regular time for just the two of you. Know the names of friends and let them come to your home. Go to school events and meet the teacher. Give more jobs, and more say. Praise effort, not marks or looks. Ask about dares: “What would you do if they all jumped?” Talk to the doctor if your child skips meals, hates their body, drops out of friends and fun, or has lost the joy in things and it does not lift.',
      urgency_level: 3,
      tags: ['Developmental Milestones', 'Parenting Support'],
      topic_sources: [source.cdcMiddleChildhood9],
      proactive_message:
        "Who is {user.childName}'s best friend this week? At nine, friends can change like the weather, and it matters a great deal. You are still home base. A bit of time for just the two of you helps more than advice. What has {user.childName} been like after school these days?",
      proactive_message_sources: [source.cdcMiddleChildhood9],
      proactive_option_1: 'My child has been left out',
      proactive_option_2: 'Worries about looks',
      proactive_option_3: 'Ideas for time together',
    },
  ],
  activities: [
    {
      id: 'picnic-on-a-budget',
      title: 'Picnic on a budget',
      subtitle: 'Plan it, price it, buy it, pack it',
      description:
        'Give your child a fixed sum and the number of people. They write the list, check prices in the shop or a leaflet, and choose what to drop. They pay and pack. Sit on the grass and ask: what would you change next time?',
      why: 'Planning with a limit teaches choice, math and a bit of pride.',
      safety: 'Keep cold food cold, and wash fruit and hands.',
      tags: ['Activities', 'Education'],
      sources: [source.cfpbMoneyAsYouGrow, source.usuMoney],
    },
    {
      id: 'try-a-club-for-a-month',
      title: 'Try a club for a month',
      subtitle: 'Team, choir, chess, scouts: pick one and give it four goes',
      description:
        'List five things your child might like. Find one that is near and free or cheap. Agree to go four times before you decide. After each one ask: who did you talk to, and what did you learn? At the end your child picks: stay or try the next.',
      why: 'Clubs build skills and a second set of friends, which helps when school friends wobble.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood9],
    },
    {
      id: 'five-finds-nature-log',
      title: 'Five-finds nature log',
      subtitle: 'Draw, date and name what lives on your street',
      description:
        'Take a notebook outside. Find five living things: a weed, a bug, a bird, moss, a tree. Draw each one and write the date and place. Look up one name at home. Go back in a week. What has changed?',
      why: 'Looking with care trains attention, and being outside lifts mood and adds steps.',
      safety: 'Look but do not taste, leave nests alone, and check for ticks after long grass.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood9],
    },
    {
      id: 'side-by-side-walk',
      title: 'Side-by-side walk',
      subtitle: 'No eye contact, no agenda, ten minutes',
      description:
        'Walk the dog, the block or the shops together with no phone. Start with something of your own: “I felt silly at work today.” Then be quiet. If your child talks, say “tell me more.” If not, count red doors. Do it on the same day each week.',
      why: 'Children of this age talk more when they walk beside you than when they sit across from you.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcMiddleChildhood9],
    },
    {
      id: 'family-book-club-nine',
      title: 'Two-person book club',
      subtitle: 'Read the same book apart and meet for cocoa',
      description:
        'Choose a book together. Each reads two chapters by Sunday. Meet with a warm drink. Ask: who was brave, who was mean, what would you have done? Let your child choose the next book, even if it is a comic.',
      why: 'Talk about a story helps children see how others think and feel.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood9],
    },
    {
      id: 'car-wash-crew',
      title: 'The wash crew',
      subtitle: 'Bikes, bins or windows, with music and a fair wage',
      description:
        'Pick a job that is wet and a bit big: bikes, bins, windows or a car. Set a price if you like. Your child plans who does what, gathers the kit and leads. Put on music. Check the work together and shake hands on it.',
      why: 'A big job with a clear end builds responsibility and counts as moving too.',
      safety: 'Use mild soap, stay off the road, and keep strong cleaners out of it.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cdcMiddleChildhood9, source.cdcActivity],
    },
    {
      id: 'ad-detectives',
      title: 'Ad detectives',
      subtitle: 'Find the trick in ten adverts',
      description:
        'Flip through a leaflet or watch ads together. For each one ask: what do they want us to feel? What did they leave out? Who looks happy and why? Count the tricks. Then make an honest ad for a very dull thing, such as a spoon.',
      why: 'Children who can spot a sales trick are better able to think for themselves.',
      tags: ['Activities', 'Education'],
      sources: [source.oasasTalk, source.cdcMiddleChildhood9],
    },
  ],
  milestones: [],
};
