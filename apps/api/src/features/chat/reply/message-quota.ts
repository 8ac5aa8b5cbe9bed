import type { SignedInCtx } from '../../../platform/context.ts';

/** Said from so many messages on, so that nobody runs into the end of a day's messages unprepared. */
const SAID_FROM = 20;

/** One message of the parent's minute and day and of the server's day; throws too_many when one of them is used up. */
export async function takeMessage(
  ctx: SignedInCtx,
): Promise<{ warning: { messagesLeft?: number }; giveBack: () => Promise<void> }> {
  const { userId } = ctx.actor;
  const taken = await ctx.deps.limits.takeAll([
    ['message', userId],
    ['messagesADay', userId],
    ['serverMessagesADay', 'all'],
  ]);
  const left = taken[1]?.left ?? 0;
  return {
    warning: left <= SAID_FROM ? { messagesLeft: left } : {},
    giveBack: async () => {
      for (const each of taken) await each.giveBack();
    },
  };
}
