import { Text } from '@chakra-ui/react';
import { PASSWORD_MIN } from '@nestling/contracts/auth/rules';
import { useEffect, useState } from 'react';

/** Names a password that is soon guessed while it is typed; it may be taken all the same. */
export function UsedPasswordNote({ password, username }: { password: string; username?: string }) {
  const [isMuchUsed, setCheck] = useState<(password: string, username?: string) => boolean>();
  const isLongEnough = password.length >= PASSWORD_MIN;
  useEffect(() => {
    let isHere = true;
    // Without a network nothing is named, and nothing is refused.
    if (isLongEnough)
      import('../platform/used-passwords.ts').then(
        (module) => isHere && setCheck(() => module.isMuchUsed),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [isLongEnough]);
  return (
    <Text role="status" fontSize="sm" color="clay.fg" _empty={{ display: 'none' }}>
      {isLongEnough && isMuchUsed?.(password, username)
        ? 'This password is among the first that others try. Three or four words of your own are safer.'
        : ''}
    </Text>
  );
}
