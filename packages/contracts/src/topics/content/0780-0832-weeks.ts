import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0780to0832: AgeRange = {
  start_weeks: 780,
  end_weeks: 832,
  display_name: '15 to 16 years',
  topics: [
    {
      id: 'learner-driver-plan',
      title: 'The learner driver plan',
      subtitle: 'Slow steps, few passengers and a lot of dull practice',
      description:
        'Few things worry a parent like the car keys, and with reason. Crashes are a leading cause of death for teens in the US, and drivers of 16 to 19 have about three times the rate of fatal crashes per mile of drivers aged 20 and up. Each extra young passenger adds risk. So treat it as a long course, not a test to pass. CDC points to steps that work: a learner stage of a year, no driving late at night, from about 10 pm to 5 am, and no young passengers at first. Your own rules may be stricter than the law. Practice in all kinds of weather and roads, from empty lots to rain and dark. Belts on, phones off and out of reach, no drink or drugs, not when tired. Write it down and sign it. Drive that way yourself. Ask the doctor first if your teen has fits, faints, poor sight, strong sleepiness or takes medicine that may slow them.',
      urgency_level: 1,
      tags: ['Proactive Care', 'Teens'],
      topic_sources: [source.cdcTeenDrivers],
      proactive_message:
        "Is {user.childName} dreaming of the driver's seat? You have more power here than you may think. Lots of practice with you, no friends in the car at first and no late nights make a real difference. Would you like a one-page deal to sign together, or a plan for the first ten drives?",
      proactive_message_sources: [source.cdcTeenDrivers],
      proactive_option_1: 'Write a driving deal with us',
      proactive_option_2: 'Plan our first ten drives',
      proactive_option_3: 'My teen rides with a risky friend',
    },
    {
      id: 'keeping-a-low-teen-safe-at-home',
      title: 'Keeping a teen safe through the darkest days',
      subtitle: 'Keys, pills, guns and the question you must ask',
      description:
        'If your teen is in deep distress, the hours matter. Many suicidal moments come fast and pass. Time and distance from the means save lives. So act on the home at once. Move guns out of the house, or lock them unloaded with the bullets locked apart. A high shelf is not safe. Lock up all medicines, the everyday ones too, with just a few in reach of an adult. Hold on to the car keys. Then ask straight out: “Are you thinking of killing yourself?” It will not plant the thought. Listen more than you speak. Say, “I am glad you told me. I am staying with you.” Do not call it drama. In the US call or text 988, day or night, for you or for your teen. Elsewhere use your local crisis line. If there is a plan, pills taken or danger now, call your emergency number and do not leave them alone. See the doctor in the days after, even if it seems to have passed.',
      urgency_level: 1,
      tags: ['Health & Wellness', 'Teens'],
      topic_sources: [source.upmcSafeHome, source.nimhWarningSigns, source.uspstfDepression, source.lifeline988],
      proactive_message:
        'Some teens of this age carry more than they show. If you are scared for {user.childName}, trust that. Ask straight out about suicide, stay close, and lock up pills, guns and keys. In the US call or text 988 at any hour, or use your emergency number. I can help you with the words right now.',
      proactive_message_sources: [source.upmcSafeHome, source.lifeline988],
      proactive_option_1: 'Help me ask the hard question',
      proactive_option_2: 'How do I make the house safe?',
      proactive_option_3: 'My teen says they want to die',
    },
    {
      id: 'sextortion-calm-plan',
      title: 'Sextortion: a calm plan for a nasty scam',
      subtitle: 'Why it can happen to any teen, and the first hour',
      description:
        'It starts with a friendly chat and a pretty face. A picture is sent. Minutes later come the threats: pay, or all your friends will see. It is a crime, and it has caught many good kids. Tell your teen about it now, in two lines: “If this happens, it is not your fault. Come to me, day or night.” If it has happened, take a breath and stay with your teen, as shame can turn into despair fast. Ask plainly if they think of hurting themselves. Do not pay, as paying rarely makes it stop. Do not delete the chat: keep names and messages, but do not copy or pass on the picture. Block the account and report it to the app. In the US, report to NCMEC (1-800-THE-LOST) and the police. In the UK, Report Remove can help take pictures down. In danger, call or text 988 or your emergency number. See the doctor if sleep or mood do not mend.',
      urgency_level: 2,
      tags: ['Proactive Care', 'Teens'],
      topic_sources: [source.ncmecSextortion, source.nationalCacSextortion, source.iwfParents, source.lifeline988],
      proactive_message:
        'There is a scam aimed at teens like {user.childName}: a stranger gets a picture, then asks for money. Teens who know that they can come to you get out of it sooner. Shall I give you two lines to say at dinner? If it has happened already, I can go through the first hour with you.',
      proactive_message_sources: [source.ncmecSextortion, source.nationalCacSextortion],
      proactive_option_1: 'It is happening now. What do I do?',
      proactive_option_2: 'Give me two lines for dinner',
      proactive_option_3: 'Will the pictures ever go away?',
    },
    {
      id: 'first-job-first-pay',
      title: 'First job, first pay',
      subtitle: 'What work teaches, and how to keep it in balance',
      description:
        'A Saturday job can do more for a teen than many a talk. There is a boss who is not you, a clock, and pay that feels like theirs. By this age teens form firmer work habits, think more about what comes after school, and can give reasons for their choices. Help them look for it, then let them do the asking. Go over the basics: what the law says on hours and tasks for their age, how to read a pay slip, what to do if a boss is unkind or unsafe. Open a bank account. Agree on a split, such as some to save, some to spend, some for a shared cost. Some families match each bit that is saved. Let small mistakes with money stand. Keep sleep and school in view, as teens still need 8 to 10 hours. Talk to the doctor or school if your teen is always worn out, low, or drops what they love. If they feel unsafe at work, step in.',
      urgency_level: 3,
      tags: ['Education', 'Teens'],
      topic_sources: [source.cdcTeenagers, source.cfpbMoneyAsYouGrow, source.usuMoney, source.cdcSleep],
      proactive_message:
        'Has {user.childName} talked about getting a job? It is a fine teacher, as long as sleep and school get their share. I can help with a first CV, a way to split the pay, or how to judge if the hours are too much. What would be most use?',
      proactive_message_sources: [source.cdcTeenagers, source.cfpbMoneyAsYouGrow],
      proactive_option_1: 'Help us with a first CV',
      proactive_option_2: 'How should they split their pay?',
      proactive_option_3: 'Work is hurting school and sleep',
    },
  ],
  activities: [
    {
      id: 'supervised-drive-log',
      title: 'The drive log',
      subtitle: 'Write up each practice drive like a pilot',
      description:
        'Keep a small book in the car. After each drive note the date, time, weather, road and one thing to work on. Make sure that rain, dark, town and fast roads all appear. You stay calm and say things early. Go solo only when the log has some of each.',
      why: 'Practice with an adult in many conditions builds up the skill slowly, before the risk.',
      safety: 'Follow the local learner law, belts on, phones off, and no one tired or after a drink.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcTeenDrivers],
    },
    {
      id: 'community-project-fifteen',
      title: 'Run it yourself',
      subtitle: 'A small project for your street, from plan to report',
      description:
        'Your teen picks a need: a book swap, a litter walk, a kit drive. They write a one-page plan with a date, a budget and who does what. Run it. Then make one slide: what worked, what did not, what next. Show it to someone who helped.',
      why: 'Leading something real grows work habits and a sense of purpose.',
      safety: 'Ask leave to use a place, and have an adult at public events.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcTeenagers],
    },
    {
      id: 'budget-a-trip',
      title: 'Plan the trip, hold the purse',
      subtitle: 'Route, cost, plan B, all run by your teen',
      description:
        'Give a budget for a day out. Your teen finds the route, tickets, food and a plan B for rain. They hold the money on the day and you follow. No rescue unless it is unsafe. On the way home: what would you do in another way?',
      why: 'Choices and their results, on a small scale, are how money sense grows.',
      tags: ['Activities', 'Teens'],
      sources: [source.cfpbMoneyAsYouGrow, source.usuMoney],
    },
    {
      id: 'mock-interview-swap',
      title: 'Mock interview swap',
      subtitle: 'You be the boss, then let them grill you',
      description:
        'Look up a real job ad. Your teen gets ten minutes to prepare. Interview them: name a time you fixed a problem, why this job, any questions for us? Shake hands. Swap, and let them interview you for being a parent. Laugh and note one tip.',
      why: 'Saying what you are good at, out loud, takes practice.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcTeenagers],
    },
    {
      id: 'who-would-you-call-map',
      title: 'Who would you call?',
      subtitle: 'A map of five people and two numbers',
      description:
        'Each of you draws a map with yourself in the middle. Add five people you could call on a bad night, and for what. Add two numbers: a crisis line and the emergency number. Put both in the phone now. Stick the map inside a cupboard door.',
      why: 'On a dark day it is hard to think. A list made on a good day helps.',
      tags: ['Activities', 'Teens'],
      sources: [source.lifeline988, source.nimhWarningSigns],
    },
    {
      id: 'teach-me-the-internet',
      title: 'Spot the scam',
      subtitle: 'Your teen trains you to see what is fake',
      description:
        'Collect five messages or ads: some true, some a trick. Your teen explains how they can tell. Then talk about the worst one: the stranger who wants a picture or money. What would a friend do first? Who would they tell? Write the three steps down.',
      why: 'Teens who teach it know it, and a plan shared at home is there when it counts.',
      tags: ['Activities', 'Teens'],
      sources: [source.iwfParents, source.ncmecSextortion],
    },
    {
      id: 'read-one-swap-one',
      title: 'Swap shelf',
      subtitle: 'You each hand over one book, show or podcast you love',
      description:
        'Give your teen something you loved at fifteen. They give you something they love now. Two weeks each, no skipping. Meet over toast at midnight. What did you see in it that I missed? Start again.',
      why: 'Being curious about each other keeps the line open when there is less time together.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcTeenagers],
    },
  ],
  milestones: [],
};
