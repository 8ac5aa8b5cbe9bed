import { Button, type ButtonProps } from '@chakra-ui/react';

/** A button for words of any length: they take as many lines as they need. */
export function WrappingButton(props: ButtonProps) {
  return (
    <Button
      variant="outline"
      minH="target"
      h="auto"
      maxW="full"
      py="2"
      whiteSpace="normal"
      textAlign="start"
      bg="bg"
      {...props}
    />
  );
}
