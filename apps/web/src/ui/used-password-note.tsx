import { Text } from '@chakra-ui/react';
import { PASSWORD_MIN } from '@nestling/contracts/auth/rules';
import { useEffect, useState } from 'react';

/** Names a password that many people have while it is typed; it may be taken all the same. */
export function UsedPasswordNote({ password }: { password: string }) {
  const [isMuchUsed, setCheck] = useState<(password: string) => boolean>();
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
      {isLongEnough && isMuchUsed?.(password)
        ? 'Many people use this password, so it is among the first that others try. Three or four words of your own are safer.'
        : ''}
    </Text>
  );
}
