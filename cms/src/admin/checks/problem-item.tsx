import { useEffect, useRef } from 'react';
import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { Problem } from '../../checks/problem';
import { focusField } from '../focus-field';

const GO_LABEL = 'Go to the field';
const LEVEL_STYLES = {
  refuse: { label: 'Mend', color: 'danger600' },
  warn: { label: 'Look', color: 'warning600' },
} as const;

/** One problem, with a button that opens its section, marks the field with the sentence and focuses it. */
export function ProblemItem({ problem: { level, message, path } }: { problem: Problem }) {
  const setErrors = useForm('ProblemItem', (form) => form.setErrors);
  const { label, color } = LEVEL_STYLES[level];
  const sentence = message.charAt(0).toUpperCase() + message.slice(1);
  const isMarked = useRef(false);
  // Removes the mark when the problem is fixed.
  useEffect(
    () => () => {
      if (isMarked.current) setErrors({});
    },
    [setErrors],
  );
  const goToField = () => {
    isMarked.current = true;
    void focusField(path, sentence, {}, setErrors);
  };
  return (
    <Box tag="li" paddingTop={2} paddingBottom={2}>
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Typography variant="sigma" textColor={color}>
          {label}
        </Typography>
        <Typography>{sentence}</Typography>
        {path.length > 0 && (
          <TextButton onClick={goToField} aria-label={`${GO_LABEL}: ${sentence}`}>
            {GO_LABEL}
          </TextButton>
        )}
      </Flex>
    </Box>
  );
}
