import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0572to0624: AgeRange = {
  start_weeks: 572,
  end_weeks: 624,
  display_name: '11 to 12 years',
  topics: [
    {
      id: 'eleven-year-visit-and-vaccines',
      title: 'The 11-year visit: shots, growth and a few minutes alone',
      subtitle: 'What to ask in a year when US vaccine lists differ',
      description:
        'The check-up at 11 or 12 is a hinge. Your child is weighed and measured, growth and puberty are looked at, and mood, sleep, school and friends should come up too. It is also a classic time for vaccines. In 2026 the US lists are not the same. For HPV, the AAP schedule of 2026 has two doses from 9 to 12 years, and the CDC schedule of January 2026 has one dose at 11 to 12. They differ on some other vaccines as well. So ask which list your doctor uses, what your child is due, and what your school asks for. If you live elsewhere, your own health service will have its own plan. Ask for a few minutes for your child alone with the doctor. It is good practice, and no slight to you. Before you go, let your child write one question of their own. After a shot, sit for a while in case of a faint, and call your emergency number for trouble breathing or a swollen face.',
      urgency_level: 1,
      tags: ['Proactive Care', 'Health & Wellness'],
      topic_sources: [source.paMedSchedule2026, source.aonlSchedules2026, source.aapWellChild],
      proactive_message:
        '{user.childName} is near the age of the big preteen check-up. Vaccines are part of it, and in 2026 the AAP and CDC lists in the US are not the same. Your doctor can say which one fits. It is also a good time for a few minutes alone with the doctor. Shall we get ready for it?',
      proactive_message_sources: [source.paMedSchedule2026, source.aapWellChild],
      proactive_option_1: 'Which vaccines should I ask about?',
      proactive_option_2: 'Why see the doctor alone?',
      proactive_option_3: 'My child is scared of needles',
    },
    {
      id: 'pictures-pressure-and-secrets-at-eleven',
      title: 'Pictures, pressure and secrets online',
      subtitle: 'The calm plan to have ready before you need it',
      description:
        "Some adults go online to find children of this age. They are kind at first. They flatter, ask for a secret, then for a picture. Pressure can come from other children too. Your child is safer when they know one thing for sure: you will help, and you will not be angry. Say it before there is a need. “If someone asks you for a photo of your body, that is on them, not on you.” Ask now and then, “Has anyone pushed you to send something?” If it has happened, breathe. Thank your child for telling you. Do not reply, pay or delete. Note the names and messages, block, and report it to the app and the police. In the US you can report to NCMEC, in the UK to Report Remove, which can help take pictures down. It is never the child's fault. Call the doctor if your child cannot sleep or eat. If they speak of dying, ask plainly, stay, and call or text 988 in the US, or your emergency number.",
      urgency_level: 1,
      tags: ['Proactive Care', 'Parenting Support'],
      topic_sources: [source.iwfParents, source.ncmecSextortion, source.lifeline988],
      proactive_message:
        "Here is a talk worth having before it is needed. Some people online push children of {user.childName}'s age to send pictures. The best shield is a child who knows that you will help and not be cross. Want the words for that, or a plan for what to do if it has happened?",
      proactive_message_sources: [source.iwfParents, source.ncmecSextortion],
      proactive_option_1: 'How do I bring this up?',
      proactive_option_2: 'Someone asked my child for a photo',
      proactive_option_3: 'A picture has already been sent',
    },
    {
      id: 'vaping-facts-at-eleven',
      title: 'Vapes: what your child has already seen',
      subtitle: 'Short facts and a calm talk before the first offer',
      description:
        'Vapes can look like a pen or a USB stick, and smell like candy. Your child may have seen one at school by now. Most hold nicotine, even some that say they do not. One pod can hold as much nicotine as a pack of 20 cigarettes. The brain keeps growing until about 25, and nicotine can change how it learns, pays attention and handles mood. It is also quick to hook a young brain. In the US it is against the law to sell vapes to anyone under 21. Start with a question: “What do you hear about vaping at school?” Listen for longer than you talk. Say what you hope for and why. Practice a way out: “No thanks, I need my lungs for football.” If you smoke or vape, be honest and tell them how hard it is to stop. See the doctor if your child has tried it and cannot stop, coughs or wheezes, or has chest pain. For hard breathing, call your emergency number.',
      urgency_level: 2,
      tags: ['Proactive Care', 'Parenting Support'],
      topic_sources: [source.surgeonGeneralVaping, source.ndsuVaping],
      proactive_message:
        'Has {user.childName} seen someone vape yet? Many children of this age have. A short, calm talk now does more than a rule later. Start with a question and let them be the expert. Do you want the key facts, or a way to say no that sounds like a real kid?',
      proactive_message_sources: [source.surgeonGeneralVaping],
      proactive_option_1: 'Give me the key facts',
      proactive_option_2: 'Ways to say no to friends',
      proactive_option_3: 'I found a vape in the bag',
    },
    {
      id: 'middle-school-move',
      title: 'The move to middle school',
      subtitle: 'New halls, new faces, more work: how to smooth it',
      description:
        'A new school means more rooms, more teachers, more homework and a fresh hunt for friends, just as the body starts to change. It is normal for your child to be thrilled one day and in tears the next. Walk the route before the first day. Go in to find the lunch room, the lockers and the quiet spots. Choose one adult there whom your child could go to. Make a plan for papers and bags on Sunday night. Keep bedtime steady: from 6 to 12 years, children need 9 to 12 hours of sleep. Ask about people more than about marks: “Who did you sit near?” Let your child fix small slips, like a lost book. Keep in touch with teachers from the start. Talk to the school and the doctor if belly aches or headaches come on school days, if sleep falls apart, if marks drop all at once, or if your child has no one to sit with for weeks.',
      urgency_level: 3,
      tags: ['Education', 'Parenting Support'],
      topic_sources: [source.cdcMiddleChildhood9, source.cdcSleep],
      proactive_message:
        "Is {user.childName} about to change schools, or just has? New halls and new faces are a lot at eleven. One trusted adult, one friend and one good night's sleep go a long way. What is {user.childName} most worried about: the work, the people or getting lost?",
      proactive_message_sources: [source.cdcMiddleChildhood9, source.cdcSleep],
      proactive_option_1: 'Make a first-week plan',
      proactive_option_2: 'My child has no one to sit with',
      proactive_option_3: 'Homework is suddenly too much',
    },
  ],
  activities: [
    {
      id: 'true-story-podcast',
      title: 'Five-minute true story',
      subtitle: 'Record it, cut it, play it at dinner',
      description:
        'Your child finds a true story: a goal, a scar, a family tale. They write five questions, record a talk with someone on a phone, and pick the best five minutes. Add a title. Play it to the family and clap.',
      why: 'Choosing what to keep and what to drop is real writing, with sound.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood9],
    },
    {
      id: 'where-did-it-go-week',
      title: 'Where did it go?',
      subtitle: 'Track each coin for a week and change one thing',
      description:
        'For seven days your child writes down all money that comes in and goes out. You do it too, for one kind of spending. On Sunday, color it: need, want, give. Each of you chooses one thing to change. Compare again in a week.',
      why: 'Seeing where money goes is the first step to choosing where it goes.',
      tags: ['Activities', 'Education'],
      sources: [source.cfpbMoneyAsYouGrow, source.usuMoney],
    },
    {
      id: 'parent-child-skill-swap',
      title: 'Skill swap',
      subtitle: 'You teach one thing, and your child teaches you one',
      description:
        'Each of you picks a skill: iron a shirt, edit a video, change a tire, do a dance. Set two half hours. The learner may not sigh. The teacher may not grab. At the end show the rest of the family what you can do now.',
      why: 'Being the teacher flips the roles and reminds you both how learning feels.',
      safety: 'Keep a grown-up close for irons, tools and heat.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.cdcMiddleChildhood9],
    },
    {
      id: 'car-talk-cards',
      title: 'Car-talk cards',
      subtitle: 'One odd question per ride',
      description:
        'Write twenty questions on cards and keep them in the car or on the fridge. “What rule would you scrap?” “When did you last feel left out?” “What should adults know about kids?” Draw one per trip. You answer too. Anyone may pass.',
      why: 'Short, odd questions open doors that “How was school?” leaves shut.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.oasasTalk, source.cdcMiddleChildhood9],
    },
    {
      id: 'no-thanks-rehearsal',
      title: 'No thanks, ten ways',
      subtitle: 'Find a line that your child would really say',
      description:
        'Together think of ten ways to turn down a vape, a dare or a photo. Make them funny, blunt, vague: “Nah.” “My mom can smell it a mile off.” “I am good.” Say them out loud. Choose two to keep. Agree on a code word to text when they want to be picked up.',
      why: 'A line that has been said out loud is there when it is needed.',
      tags: ['Activities', 'Proactive Care'],
      sources: [source.oasasTalk, source.iwfParents],
    },
    {
      id: 'map-the-new-school',
      title: 'Map the new school',
      subtitle: 'Draw it, walk it, time it',
      description:
        "Draw the way from home to the new school. Mark crossings, safe shops and a friend's house. Walk or ride it together and time it. Add the inside: gate, lunch room, toilets, a quiet place. Put in one person to ask for help.",
      why: 'Knowing the ground leaves more room in the head for people and lessons.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcMiddleChildhood9],
    },
    {
      id: 'dance-off-eleven',
      title: 'Living-room dance-off',
      subtitle: 'Three songs each, no judges, all in',
      description:
        'Each of you picks three songs. Learn one short dance from the other, you from them and they from you. Clear the rug and go. Finish with the slow one and some stretches. It only works if the grown-up truly tries.',
      why: 'Dancing counts toward the active hour and lifts the mood of the house.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.cdcActivity],
    },
  ],
  milestones: [],
};
