/**
 * Begins to count, and gives what tells the milliseconds for which this thread has worked since. For promises about effort:
 * unlike the clock on the wall it does not grow while the machine is busy with something else.
 */
export function countBusyMs(): () => number {
  const begun = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1000;
  };
}
