import { setTimeout as wait } from 'node:timers/promises';
import { calendarDateIn, formatCalendarDate } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import type { ChatMessage, ChatOpening } from '@nestling/contracts/chat';
import type { MilestonesNow, Timeline } from '@nestling/contracts/journey';
import type { FastifyRequest } from 'fastify';
import { isOneAge } from './features/journey/opening.ts';
import { chatView, journeyView } from './first-view.ts';
import { type Ctx, todayOf } from './platform/context.ts';
import type { FirstAnswers, FirstView } from './platform/plugins/page-texts.ts';
import type { AppRouter } from './router.ts';

/** A page is not kept waiting for what it can ask itself. */
const PATIENCE_MS = 400;

/** Where it is never the same day: what is the same in both is so wherever a parent is. */
const FURTHEST_APART = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];

type Caller = ReturnType<AppRouter['createCaller']>;
type Answer = { path: string; input?: unknown; data: unknown; isOfToday: boolean };

/**
 * What each page would ask first of all, for who is signed in: sent with the page, it saves two ways to the server and
 * back. Undefined where nobody is signed in; none, and the page asks, where they do not come at once.
 */
export function createFirstAnswers(router: AppRouter) {
  return async (request: FastifyRequest, address: string): Promise<FirstAnswers> => {
    // Only visits carry the cookie of a session; the app's own copy of the page for days without a network has none.
    if (request.session.get('id') === undefined) return undefined;
    const ctx = await request.getCtx();
    if (!ctx.actor) return undefined;
    const caller = router.createCaller({ ...ctx, shownTo: ctx.actor.userId });
    const asked = answersFor(caller, address).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a page was sent without its first answers');
      return undefined;
    });
    const given = wait(PATIENCE_MS, undefined, { ref: false });
    const answers = (await Promise.race([asked, given])) ?? [];
    const isAsItOpens = address !== '/auth' && !request.url.includes('?');
    return {
      today: formatCalendarDate(todayOf(ctx)),
      answers,
      view: isAsItOpens ? viewOf(answers, ctx) : undefined,
    };
  };
}

function viewOf(answers: Answer[], ctx: Ctx): FirstView | undefined {
  const told = <Data>(path: string) => answers.find((answer) => answer.path === path)?.data as Data | undefined;
  const user = told<ClientUser>('auth.currentUser');
  if (!user) return undefined;
  // What hangs on the day is on the screen before the page can ask for another.
  const today = ctx.timeZone === null ? null : todayOf(ctx);
  const possibleDays = () => FURTHEST_APART.map((zone) => calendarDateIn(zone, ctx.deps.clock()));
  if (today === null && !isOneAge(user, possibleDays())) return undefined;
  const timeline = told<Timeline>('journey.timeline');
  if (timeline) return journeyView(user, today, timeline, told<MilestonesNow>('journey.milestones')?.items.length ?? 0);
  const opening = told<ChatOpening | null>('chat.opening');
  if (opening !== undefined) return chatView(user, today, told<ChatMessage[]>('chat.messages') ?? [], opening);
  return undefined;
}

async function answersFor(caller: Caller, address: string): Promise<Answer[]> {
  const user = await caller.auth.currentUser();
  if (!user) return [];
  const own = [lasting('auth.currentUser', user)];
  if (!user.onboardingCompleted) return own;
  if (address === '/journey') return [...own, ...(await journeyAnswers(caller, user))];
  if (address === '/' || address === '/chat' || address === '/auth') return [...own, ...(await chatAnswers(caller))];
  return own;
}

async function journeyAnswers(caller: Caller, { childAge }: ClientUser): Promise<Answer[]> {
  const [timeline, milestones, progress] = await Promise.all([
    childAge && caller.journey.timeline({ childAge }),
    caller.journey.milestones(),
    caller.journey.progress(),
  ]);
  return [
    ...(childAge ? [ofToday('journey.timeline', timeline, { childAge })] : []),
    ofToday('journey.milestones', milestones),
    lasting('journey.progress', progress),
  ];
}

async function chatAnswers(caller: Caller): Promise<Answer[]> {
  const [sessions, region, opening, bubbles] = await Promise.all([
    caller.chat.sessions(),
    caller.chat.emergencyRegion(),
    caller.chat.opening(),
    caller.chat.bubbles(),
  ]);
  const answers = [
    lasting('chat.sessions', sessions),
    lasting('chat.emergencyRegion', region),
    ofToday('chat.opening', opening),
    ofToday('chat.bubbles', bubbles),
  ];
  const newest = sessions[0]?.id;
  if (newest === undefined) return answers;
  const input = { sessionId: newest };
  return [...answers, lasting('chat.messages', await caller.chat.messages(input), input)];
}

function lasting(path: string, data: unknown, input?: unknown): Answer {
  return { path, data, isOfToday: false, ...(input === undefined ? {} : { input }) };
}

/** Worked out for one day: the page drops it where its own is another. */
function ofToday(path: string, data: unknown, input?: unknown): Answer {
  return { ...lasting(path, data, input), isOfToday: true };
}
