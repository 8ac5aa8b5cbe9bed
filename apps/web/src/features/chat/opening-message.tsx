import { Link, Text } from '@chakra-ui/react';
import { HELLO } from '@nestling/contracts/chat/rules';
import { trpc } from '../../platform/trpc.ts';
import { NestlingBubble } from './bubble.tsx';
import { ReplyOptions } from './reply-options.tsx';

type Props = { hasOptions: boolean; onOption: (text: string) => void };

/** The proactive message for the child's age, or the greeting; its three replies wait for the first message. */
export function OpeningMessage({ hasOptions, onOption }: Props) {
  const { data, isPending } = trpc.chat.opening.useQuery();
  if (isPending) return null;
  const options = data?.options ?? [];
  const sources = data?.sources ?? [];
  return (
    <>
      <NestlingBubble>
        <Text whiteSpace="pre-wrap">{data?.content ?? HELLO}</Text>
        {sources.length > 0 && (
          <Text mt="2" fontSize="sm" color="fg.muted">
            From{' '}
            {sources.map(({ name, url }, index) => (
              <span key={url}>
                {/* Within the line, so that no comma stands alone. */}
                <Link
                  display="inline"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  color="clay.fg"
                  textDecoration="underline"
                >
                  {name}
                </Link>
                {index < sources.length - 1 && ', '}
              </span>
            ))}
          </Text>
        )}
      </NestlingBubble>
      {hasOptions && <ReplyOptions label="Suggested replies" options={options} onOption={onOption} />}
    </>
  );
}
