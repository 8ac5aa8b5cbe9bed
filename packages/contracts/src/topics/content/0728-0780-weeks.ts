import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0728to0780: AgeRange = {
  start_weeks: 728,
  end_weeks: 780,
  display_name: '14 to 15 years',
  topics: [
    {
      id: 'consent-and-kind-love',
      title: 'First love, respect and consent',
      subtitle: 'What kind love looks like, and the signs that it is not',
      description:
        'First love is real, and it can be lovely. Talk about it before it starts. A good partner is kind, glad to see you have friends, and hears “no” with no sulk. Consent means that both people want it, say so freely, and can change their mind at any time. Someone who is asleep, drunk or scared cannot give it. Silence is not a yes. Say it to sons and daughters alike. Harm in a relationship can be physical, sexual or emotional. It can be stalking, or happen through a phone: the need to know where you are, to have your password, to have a picture. Ask, “How do you feel after you have been with them?” If your teen is being hurt, believe them. Do not order a break-up in the heat of it. Make a plan to be safe and bring in a doctor, school or helpline. Call the police if there are threats or force. After unwanted sex, see a doctor the same day if you can.',
      urgency_level: 1,
      tags: ['Parenting Support', 'Teens'],
      topic_sources: [source.cdcDatingMatters, source.cdcSexualViolence, source.iwfParents],
      proactive_message:
        "Is there someone special in {user.childName}'s life, or might there be soon? It is a good time to talk about what kind love looks like. Ask more than you tell. I can give you three questions that most teens will answer, and the signs that something is not right.",
      proactive_message_sources: [source.cdcDatingMatters, source.cdcSexualViolence],
      proactive_option_1: 'Three questions to ask my teen',
      proactive_option_2: 'I do not like how they are treated',
      proactive_option_3: 'How do I explain consent?',
    },
    {
      id: 'getting-help-for-teen-depression',
      title: 'Getting help for depression: what to expect',
      subtitle: 'From the first call to the weeks after',
      description:
        'If your teen is low and it will not lift, you may not know where to begin. Start with your own doctor. The US task force on prevention (USPSTF) advises a check for depression in teens of 12 to 18, so your doctor will have done this before. Your teen may fill in a short form and talk alone for a bit. The doctor may suggest talking therapy, help at school, medicine, or some of each. Ask what it is for, how long it takes and what to watch for. Change is slow, and the first plan may need a tweak. At home, keep meals, sleep and small joys going. Spend time that is not about the illness. Lock up medicines and any guns. Write a safety plan together: signs, what helps, who to call. If your teen speaks of suicide, ask straight out, stay with them, and call or text 988 in the US or your emergency number. Look after yourself as well.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Teens'],
      topic_sources: [source.uspstfDepression, source.cdcAnxietyDepression, source.upmcSafeHome, source.lifeline988],
      proactive_message:
        'If {user.childName} has been low and it is not lifting, you do not have to work it out alone. The first step is a call to your doctor. I can tell you what may happen there, and help you both get ready. If {user.childName} talks of dying, stay close and call or text 988 in the US, or your emergency number.',
      proactive_message_sources: [source.uspstfDepression, source.lifeline988],
      proactive_option_1: 'What happens at the first visit?',
      proactive_option_2: 'My teen refuses to go',
      proactive_option_3: 'Help us write a safety plan',
    },
    {
      id: 'sex-questions-answered-straight',
      title: 'Sex questions, answered straight',
      subtitle: 'How to be the person your teen dares to ask',
      description:
        'Talking about sex does not push teens toward it. It means they hear the facts from someone who loves them and not from porn. You do not need to know it all. You need to stay in the room. Find out what they know. Be honest and direct, in short talks. Say what you hope for and why. Then make sure they have facts on consent, on birth control and condoms, on infections, and on where to get care. Say that porn is made to sell and is not how kind people treat each other. Say too that not wanting sex is fine. If your teen likes the same sex, or is working out who they are, let them know your love does not hang on it. A doctor or clinic can often see a teen in private. Rules differ by place. Call the doctor for pain, sores, a late period, or sex without protection, and do it soon. For force, get help that day.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Teens'],
      topic_sources: [source.cdcYoungTeens, source.cdcTeenagers],
      proactive_message:
        'Where does {user.childName} get answers about sex: friends, a screen, or you? It is fine to feel shy. A short, honest talk is worth more than a perfect one. I can help with the words, the facts or where to go for care. What would be the hardest question you might get?',
      proactive_message_sources: [source.cdcYoungTeens],
      proactive_option_1: 'Help me with the first words',
      proactive_option_2: 'I think my teen has seen porn',
      proactive_option_3: 'Where can teens get private care?',
    },
    {
      id: 'exam-stress-at-fourteen',
      title: 'School stress: chunks, sleep and a calm house',
      subtitle: 'How to help when the work piles up',
      description:
        'Nerves before a test are normal and even useful. Stress that sits on the chest for weeks is not. Signs are headaches, belly aches, poor sleep, a short fuse, eating much more or less, and no joy in things your teen loves. Begin with sleep. Most teens need 8 to 10 hours, and a night of cramming costs more than it brings. Then break the work down: one page, one timer, one break. Make a plan on paper and leave gaps in it. Give them a place to work and good food, and let some chores slide in exam weeks. Ask how you can help, and be ready to hear “leave me be.” Remind them that one test is not a life. Stay calm yourself. Talk to the school if your teen is not coping. See the doctor if stress goes on after the exams, if panic comes, or if mood stays low. If they talk of not wanting to live, ask plainly and stay with them. In the US call or text 988. In danger, call your emergency number.',
      urgency_level: 3,
      tags: ['Education', 'Teens'],
      topic_sources: [source.nhsExamStress, source.cdcSleep],
      proactive_message:
        'Is school weighing on {user.childName} just now? Sleep comes first, then small chunks, then a calm house. You do not need to know the subject to be a great help. Tell me what is due and when. We can make a plan that leaves room to breathe.',
      proactive_message_sources: [source.nhsExamStress, source.cdcSleep],
      proactive_option_1: 'Make a study plan with us',
      proactive_option_2: 'My teen puts it all off',
      proactive_option_3: 'When is stress too much?',
    },
  ],
  activities: [
    {
      id: 'cook-for-a-week-plan',
      title: 'Three dinners, one list',
      subtitle: 'Your teen plans and shops for half a week',
      description:
        'Give your teen a budget and three dinners to plan. They check what is in the house, write the list, shop and cook one of them alone. At least one dish should be new. Work out the cost of each plate at the end.',
      why: 'Food, money and time in one task: this is what living alone will ask for.',
      safety: 'Go over knives, hot oil, raw meat and turning off the stove.',
      tags: ['Activities', 'Teens'],
      sources: [source.cfpbMoneyAsYouGrow, source.usuMoney],
    },
    {
      id: 'shadow-a-job-day',
      title: 'Shadow someone at work',
      subtitle: 'Half a day, five questions, one thank-you note',
      description:
        'Make a list of jobs your teen is curious about. Ask around for someone to follow for half a day. Prepare five questions: What is the worst part? What did you study? What would you tell yourself at 14? Write a note of thanks after.',
      why: 'Seeing real work helps teens picture a future and talk to adults.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcTeenagers],
    },
    {
      id: 'fix-one-thing',
      title: 'Fix one thing',
      subtitle: 'A bike, a shirt, a squeaky door: learn it and mend it',
      description:
        'Find something broken. Your teen looks up how to fix it, lists the tools and tries. You may hand over tools and say “hm.” If it fails, try one more way. Take a photo of before and after. Next month, a harder one.',
      why: 'Mending builds patience and the belief that problems can be solved.',
      safety: 'No mains power, gas or car jacks without a skilled adult.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcTeenagers],
    },
    {
      id: 'song-lyrics-and-love',
      title: 'Love songs on trial',
      subtitle: 'Is it sweet or is it creepy? You be the jury',
      description:
        'Each of you brings two love songs or scenes. Read the words aloud. Vote: sweet, sad or creepy? Is there a yes? Is there pressure? What would a good friend say? Let your teen argue with you. That is the point.',
      why: "It is easier to talk about respect in someone else's love story first.",
      tags: ['Activities', 'Teens'],
      sources: [source.cdcDatingMatters],
    },
    {
      id: 'study-in-chunks-game',
      title: 'Chunk it',
      subtitle: 'Turn one scary task into ten small slips',
      description:
        'Write the scary task on top of a page. Cut it into ten slips that take half an hour or less. Put them in order, then in days. Do one slip now, while you sit near with your own work. Bin each slip when it is done. It feels great.',
      why: 'Small steps beat dread, and having company makes it easier to start.',
      tags: ['Activities', 'Teens'],
      sources: [source.nhsExamStress],
    },
    {
      id: 'midnight-walk-talk',
      title: 'Late walk, open talk',
      subtitle: 'Teens open up when the day is done',
      description:
        'Once a week take a short walk after dinner, phones left at home. No school and no chores on the agenda. You may ask one thing: “What is good, what is hard?” Then walk. If they talk, stay out another lap.',
      why: 'Time side by side, with no task, is when teens tell you the things that count.',
      safety: 'Choose lit streets you know and wear something bright.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcYoungTeens, source.cdcAnxietyDepression],
    },
    {
      id: 'strength-circuit-fourteen',
      title: 'Bedroom strength circuit',
      subtitle: 'Four moves, no gear, ten minutes',
      description:
        'Squats, push-ups on a wall or floor, a plank, and jumps on the spot. Half a minute each with a rest between. Go round three times. Your teen makes the playlist and calls the time. Write down how it felt, not how it looked.',
      why: 'Teens need work for muscle and bone at least 3 days a week as part of the active hour.',
      safety: 'Good form first. Stop for sharp pain or a dizzy spell.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcActivity],
    },
  ],
  milestones: [],
};
