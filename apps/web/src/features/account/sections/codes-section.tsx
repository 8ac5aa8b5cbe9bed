import { Box, Button, Field, Input, Link, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { saveTextFile } from '../../../platform/save-text-file.ts';
import { trpc } from '../../../platform/trpc.ts';
import { Form } from '../../../ui/form.tsx';
import { usePasswordAgain } from '../password-again.tsx';

export function CodesSection() {
  const caches = trpc.useUtils();
  const { data } = trpc.auth.codes.useQuery(undefined, { staleTime: 0 });
  const password = usePasswordAgain();
  const start = trpc.auth.startCodes.useMutation({
    onError: (error) => password.onError(error, () => start.mutate(), 'Please try again'),
  });
  const finish = trpc.auth.finishCodes.useMutation({
    onSuccess: () => caches.auth.codes.invalidate(),
    onError: (error, asked) => password.onError(error, () => finish.mutate(asked), 'Please try again'),
  });
  const stop = trpc.auth.stopCodes.useMutation({
    onSuccess: () => {
      start.reset();
      finish.reset();
    },
    onError: (error) => password.onError(error, () => stop.mutate(), 'Please try again'),
    onSettled: () => caches.auth.codes.invalidate(),
  });
  if (password.form) return password.form;
  if (!data) return <Text>Loading...</Text>;
  if (finish.data) return <RecoveryCodes codes={finish.data.recoveryCodes} onDone={() => finish.reset()} />;
  if (data.isOn) {
    return (
      <Stack gap="3" align="start">
        <Text>
          Signing in asks for a code from your authenticator app. Recovery codes left: {data.recoveryLeft}. Turn the
          codes off and on again for new ones.
        </Text>
        <Button variant="outline" size="lg" minH="target" loading={stop.isPending} onClick={() => stop.mutate()}>
          Turn codes off
        </Button>
      </Stack>
    );
  }
  if (start.data)
    return <Enrolment {...start.data} isWorking={finish.isPending} onCode={(code) => finish.mutate({ code })} />;
  return (
    <Stack gap="3" align="start">
      <Text>
        With codes on, whoever learns your password still cannot sign in without the app on your phone that makes them.
      </Text>
      <Button variant="outline" size="lg" minH="target" loading={start.isPending} onClick={() => start.mutate()}>
        Turn codes on
      </Button>
    </Stack>
  );
}

type EnrolmentProps = { secret: string; uri: string; isWorking: boolean; onCode: (code: string) => void };

function Enrolment({ secret, uri, isWorking, onCode }: EnrolmentProps) {
  const [code, setCode] = useState('');
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`;
  return (
    <Form gap="3" onSubmit={() => onCode(code)}>
      <Text>
        Scan this with an authenticator app, or{' '}
        <Link href={uri} textDecoration="underline">
          open it on this phone
        </Link>
        .
      </Text>
      <Box asChild boxSize="48" bg="white">
        <img src={picture} alt="QR code for the authenticator app" />
      </Box>
      <Text overflowWrap="anywhere">
        Or type this key into it: <strong>{secret.match(/.{1,4}/g)?.join(' ')}</strong>
      </Text>
      <Field.Root>
        <Field.Label>The six digits that the app shows</Field.Label>
        <Input
          size="lg"
          minH="target"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field.Root>
      <Button type="submit" size="lg" minH="target" loading={isWorking}>
        Turn codes on
      </Button>
    </Form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack gap="3" align="start">
      <Text>
        Codes are on. Keep these recovery codes somewhere safe: each signs you in once when the app is gone. They are
        shown only now.
      </Text>
      <Stack as="ul" gap="0" listStyleType="none" fontFamily="mono" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Stack>
      <Button
        variant="outline"
        size="lg"
        minH="target"
        onClick={() => saveTextFile('nestling-recovery-codes.txt', codes.join('\n'), 'text/plain')}
      >
        Save as a file
      </Button>
      <Button size="lg" minH="target" onClick={onDone}>
        I have kept them
      </Button>
    </Stack>
  );
}
