import path from 'node:path';
import type { TRPCError } from '@trpc/server';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { createAppleKeys } from './features/auth/apple-sign-in.ts';
import { createAttemptLimit } from './features/auth/attempt-limit.ts';
import { findSignedIn, SESSION_DAYS } from './features/auth/sign-in-session.ts';
import { createFirstAnswers } from './first-answers.ts';
import type { Deps } from './platform/deps.ts';
import { DomainError } from './platform/errors.ts';
import { endUnreadable, handleHttpErrors, sendHttpError } from './platform/http-errors.ts';
import { useInputSentences } from './platform/input-sentences.ts';
import { compressPlugin } from './platform/plugins/compress.ts';
import { healthPlugin } from './platform/plugins/health.ts';
import { helmetPlugin } from './platform/plugins/helmet.ts';
import { hostCheckPlugin } from './platform/plugins/host-check.ts';
import { metricsPlugin } from './platform/plugins/metrics.ts';
import { orderlyClosePlugin } from './platform/plugins/orderly-close.ts';
import { originCheckPlugin } from './platform/plugins/origin-check.ts';
import { sessionPlugin } from './platform/plugins/session.ts';
import { slowBodiesPlugin } from './platform/plugins/slow-bodies.ts';
import { webPlugin } from './platform/plugins/web.ts';
import { readSessionKeys } from './platform/session-key.ts';
import { refusalOf } from './platform/trpc.ts';
import { mountRest } from './rest.ts';
import { type AppRouter, createAppRouter } from './router.ts';

const BODY_LIMIT = 1024 * 1024;
/** A 20 MB upload over a slow phone line takes minutes. */
const REQUEST_TIMEOUT_MS = 600_000;
const MAX_CALLS_A_BATCH = 10;
const WEB_FOLDER = path.resolve(import.meta.dirname, '../../web/dist');

/** Builds the whole server around `deps`; main.ts and the tests call the same function. */
export async function buildApp(deps: Deps, distFolder = WEB_FOLDER): Promise<FastifyInstance> {
  const { env } = deps;
  useInputSentences();
  const app = Fastify({
    loggerInstance: deps.logger as FastifyBaseLogger,
    trustProxy: env.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: sendHttpError,
    clientErrorHandler: endUnreadable,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 600, ignoreTrailingSlash: false },
    logController: new LogController({ disableRequestLogging: env.NODE_ENV === 'test' }),
  });
  handleHttpErrors(app);
  readJsonBodies(app);
  const authPorts = { limit: createAttemptLimit(deps), appleKeys: createAppleKeys(env.APPLE_JWKS_URL) };
  await app.register(metricsPlugin, { metrics: deps.metrics, token: env.METRICS_TOKEN });
  await app.register(helmetPlugin, { isHttps: env.PUBLIC_URL.startsWith('https:') });
  await app.register(hostCheckPlugin, { publicUrl: env.PUBLIC_URL, allowedHosts: env.ALLOWED_HOSTS });
  await app.register(originCheckPlugin, { publicUrl: env.PUBLIC_URL });
  await app.register(sessionPlugin, { deps, keys: readSessionKeys(env), maxAgeDays: SESSION_DAYS, findSignedIn });
  await app.register(orderlyClosePlugin, { replies: deps.replies });
  await app.register(slowBodiesPlugin);
  await app.register(compressPlugin);
  await app.register(healthPlugin, { db: deps.db });
  const router = createAppRouter(authPorts);
  const region = deps.env.EMERGENCY_REGION;
  await app.register(webPlugin, { distFolder, region, firstAnswers: createFirstAnswers(router) });
  await app.register(async (scope) => mountTrpc(scope, router));
  await app.register(async (scope) => mountRest(scope, authPorts));
  return app;
}

async function mountTrpc(app: FastifyInstance, router: AppRouter) {
  // tRPC would take forms and files too, which a page of another site may send without asking first.
  app.addHook('onRequest', async (request) => {
    const type = request.headers['content-type'];
    if (type !== undefined && !/^application\/json\s*(;|$)/i.test(type))
      throw new DomainError('unsupported_type', 'The request must be JSON');
  });
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router,
      createContext: ({ req }) => req.getCtx(),
      maxBatchSize: MAX_CALLS_A_BATCH,
      responseMeta: ({ type, errors }) => ({
        headers: {
          // nginx otherwise holds an answer back until its buffer is full.
          ...(type === 'subscription' ? { 'x-accel-buffering': 'no' } : {}),
          ...retryAfterOf(errors),
        },
      }),
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}

function retryAfterOf(errors: TRPCError[]): Record<string, string> {
  const seconds = errors.flatMap((error) => refusalOf(error).retryAfterSeconds ?? []);
  return seconds.length > 0 ? { 'retry-after': String(Math.max(...seconds)) } : {};
}

/** JSON only, and an empty body is no body: the documented clients send POSTs with a JSON header and nothing in it. */
function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
