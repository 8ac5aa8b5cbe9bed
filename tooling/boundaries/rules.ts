import path from 'node:path';

/** Lower may not import higher: contracts <- rag <- api, contracts <- safety <- api, contracts <- web, safety <- web. */
const MAY_IMPORT: Record<string, string[]> = {
  'packages/contracts': [],
  'packages/rag': ['@nestling/contracts'],
  'packages/safety': ['@nestling/contracts'],
  'apps/api': ['@nestling/contracts', '@nestling/rag', '@nestling/safety'],
  'apps/web': ['@nestling/contracts', '@nestling/safety'],
};

/** Libraries that only some folders may touch, so that transports, SQL and rules stay apart. */
const OWNERS: { library: RegExp; within: RegExp; isTypeAllowed?: boolean }[] = [
  {
    library: /^kysely(\/|$)/,
    within: /^apps\/api\/(src\/(db|jobs|retrieval|testing)\/|src\/.*\.repo\.ts|bench\/)/,
    isTypeAllowed: true,
  },
  {
    library: /^@trpc\/server/,
    within: /^apps\/api\/src\/(platform\/|router\.ts|app\.ts|features\/[^/]+\/[^/]+\.router\.ts)/,
  },
  {
    library: /^fastify$/,
    within: /^apps\/api\/src\/(app\.ts|rest\.ts|create-deps\.ts|platform\/|testing\/|features\/.*\.rest\.ts)/,
    isTypeAllowed: true,
  },
];

/** The rooms of the chat, lower first: talks and messages, what answers, how a reply is written. */
const CHAT_ROOMS = ['sessions', 'answer', 'reply'];

/** The compiled guide and what makes it: never in a browser. */
const READS_FILES =
  /^packages\/contracts\/src\/(topics\/(compile\/|check\/|preview\/|due\/|content\.ts$)|regions\/compile\/)/;
const SERVER_ONLY = /^@nestling\/contracts\/(topics\/(content|compile)|regions\/compile)$/;

/** Why `file` may not import `specifier`, or undefined. Tests may reach further than the product, and so may benches within their package. */
export function layerProblem(file: string, specifier: string, isTypeOnly: boolean): string | undefined {
  const area = Object.keys(MAY_IMPORT).find((folder) => file.startsWith(`${folder}/`));
  if (!area) return undefined;
  const isTest = /\.test\.tsx?$/.test(file);
  const isProduct = file.startsWith(`${area}/src/`) && !isTest && !file.startsWith('apps/api/src/testing/');
  if (area === 'apps/web' && SERVER_ONLY.test(specifier)) return 'the guide is too large for a browser';
  const workspacePackage = /^@nestling\/[a-z]+/.exec(specifier)?.[0];
  if (workspacePackage) {
    if (MAY_IMPORT[area]?.includes(workspacePackage)) return undefined;
    if (file === 'apps/web/src/platform/trpc.ts' && specifier === '@nestling/api/router' && isTypeOnly)
      return undefined;
    if (/^apps\/web\/(e2e|screens)\//.test(file) && specifier === '@nestling/api/testing/server') return undefined;
    return `${area} may not import ${workspacePackage}`;
  }
  if (!isTest && specifier.startsWith('.') && !isWithin(area, file, specifier)) return 'import other packages by name';
  if (!isProduct) return undefined;
  if (specifier.startsWith('.')) return innerProblem(area, file, specifier);
  if (area === 'packages/contracts' && specifier !== 'zod' && !READS_FILES.test(file))
    return 'contracts depends on zod alone';
  const owner = OWNERS.find((entry) => entry.library.test(specifier) && area === 'apps/api');
  if (owner && !owner.within.test(file) && !(isTypeOnly && owner.isTypeAllowed))
    return 'this library belongs to other folders';
  return undefined;
}

const targetOf = (file: string, specifier: string) =>
  path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
const isWithin = (area: string, file: string, specifier: string) => targetOf(file, specifier).startsWith(`${area}/`);

function innerProblem(area: string, file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier);
  const feature = (name: string) => /^apps\/(?:api|web)\/src\/features\/([^/]+)\//.exec(name)?.[1];
  const from = feature(file);
  const to = feature(target);
  // The urgent card stands wherever a message does.
  if (from && to && from !== to && to !== 'safety') return `the feature ${from} may not import the feature ${to}`;
  const room = (name: string) => CHAT_ROOMS.indexOf(/^apps\/api\/src\/features\/chat\/([^/]+)\//.exec(name)?.[1] ?? '');
  if (room(file) >= 0 && room(target) > room(file)) return 'a lower room of the chat may not import a higher one';
  if (area === 'apps/api' && /^apps\/api\/src\/(platform|db)\//.test(file) && to)
    return 'platform and db may not import features';
  if (area === 'apps/web' && /^apps\/web\/src\/(platform|ui|theme)\//.test(file) && to)
    return 'platform, ui and theme may not import features';
  return undefined;
}
