import { Box, Button, chakra, Flex, Heading, IconButton, Input, Stack, Text } from '@chakra-ui/react';
import type { VisitSummary } from '@nestling/contracts/journey';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useVisitQuestions } from './use-visit-questions.ts';

const QUESTION_MAX = 1000;

export function VisitQuestions({ questions }: { questions: VisitSummary['questions'] }) {
  const { add, remove, isAdding } = useVisitQuestions();
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" size="lg">
        Questions for the doctor
      </Heading>
      {questions.length === 0 && <Text color="fg.muted">No questions yet.</Text>}
      <Stack as="ol" gap="2" listStyleType="decimal" ps="6">
        {questions.map((question) => (
          <Box as="li" key={question.id} breakInside="avoid">
            <Flex justify="space-between" gap="2" align="start">
              <Text py="2.5" overflowWrap="anywhere" minW="0" _print={{ py: '0' }}>
                {question.text}
              </Text>
              <IconButton
                variant="ghost"
                minH="target"
                minW="target"
                aria-label={`Remove: ${question.text}`}
                onClick={() => remove(question.id)}
                _print={{ display: 'none' }}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            </Flex>
            <AnswerLines />
          </Box>
        ))}
      </Stack>
      <QuestionForm onAdd={add} isAdding={isAdding} />
    </Stack>
  );
}

/** Room on paper for what the doctor says. */
function AnswerLines() {
  return (
    <Box display="none" _print={{ display: 'block' }} aria-hidden="true">
      <Box h="8" borderBottomWidth="1px" />
      <Box h="8" borderBottomWidth="1px" />
    </Box>
  );
}

type FormProps = { onAdd: (text: string) => Promise<boolean>; isAdding: boolean };

function QuestionForm({ onAdd, isAdding }: FormProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const question = text.trim();
    if (question === '' || !(await onAdd(question))) return;
    setText('');
    field.current?.focus();
  };
  return (
    <chakra.form onSubmit={submit} noValidate _print={{ display: 'none' }}>
      <Flex gap="2">
        <Input
          ref={field}
          size="lg"
          minH="target"
          bg="bg.panel"
          aria-label="A question for the doctor"
          placeholder="Type a question"
          maxLength={QUESTION_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="lg" minH="target" loading={isAdding} disabled={text.trim() === ''}>
          <Plus size={18} aria-hidden="true" />
          Add
        </Button>
      </Flex>
    </chakra.form>
  );
}
