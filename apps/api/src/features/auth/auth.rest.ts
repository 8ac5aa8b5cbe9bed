import {
  appleSignInInput,
  clientUser,
  credentialsInput,
  forgotPasswordInput,
  registerInput,
} from '@nestling/contracts/auth';
import type { FastifyInstance } from 'fastify';
import { findUserById } from '../../db/users.repo.ts';
import { requireActor } from '../../platform/context.ts';
import { DomainError, SIGNED_OUT_MESSAGE } from '../../platform/errors.ts';
import { ctxOf, readBody } from '../../platform/rest.ts';
import { appleSignIn } from './apple-sign-in.ts';
import type { AuthPorts } from './auth.router.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';

export function mountAuthRest(app: FastifyInstance, { limit, appleKeys }: AuthPorts) {
  app.get('/api/user', async (request) => {
    const ctx = requireActor(await ctxOf(request));
    const user = await findUserById(ctx.deps.db, ctx.actor.userId);
    if (!user) throw new DomainError('signed_out', SIGNED_OUT_MESSAGE);
    return clientUser.parse(user);
  });
  app.post('/api/register', async (request, reply) => {
    const user = await register(await ctxOf(request), limit, readBody(request, registerInput));
    return reply.code(201).send(clientUser.parse(user));
  });
  app.post('/api/login', async (request) =>
    clientUser.parse(await login(await ctxOf(request), limit, readBody(request, credentialsInput))),
  );
  app.post('/api/auth/apple', async (request) =>
    clientUser.parse(await appleSignIn(await ctxOf(request), appleKeys, limit, readBody(request, appleSignInInput))),
  );
  app.post('/api/logout', async (request) => {
    await logout(await ctxOf(request));
    return { ok: true };
  });
  app.post('/api/forgot-password', async (request) => {
    await forgotPassword(await ctxOf(request), limit, readBody(request, forgotPasswordInput).username);
    return { ok: true };
  });
}
