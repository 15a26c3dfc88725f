import { Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import type { Change, Part } from './revisions-api';

const CHANGE_HEADINGS: Record<Change['kind'], string> = {
  changed: '',
  added: 'Only in this revision',
  removed: 'Only in the draft',
  moved: 'At another place',
};

/** The style and the spoken label of text that is only in the draft, or only in the revision. */
const PART_STYLES = {
  removed: { tag: 'del', background: 'danger100', color: 'danger700', spokenLabel: 'Only in the draft:' },
  added: { tag: 'ins', background: 'success100', color: 'success700', spokenLabel: 'Only in this revision:' },
} as const;

/** Lists the differences, each with the labels of its field in the form. */
export function ChangeList({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return <Typography>The draft has the same content.</Typography>;
  return (
    <>
      <Typography tag="p" textColor="neutral600">
        <PartText part={{ kind: 'removed', text: 'Struck through' }} isSpoken={false} />
        {' is in the draft now and would go. '}
        <PartText part={{ kind: 'added', text: 'Underlined' }} isSpoken={false} />
        {' would come back.'}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {changes.map(({ place, kind, parts }, index) => (
          <Box key={index} tag="li">
            <Typography tag="h3" variant="omega" fontWeight="bold">
              {place.join(' › ')}
            </Typography>
            {CHANGE_HEADINGS[kind] && (
              <Typography tag="p" textColor="neutral600">
                {CHANGE_HEADINGS[kind]}
              </Typography>
            )}
            <Box
              tag="p"
              background="neutral100"
              hasRadius
              padding={3}
              marginTop={1}
              style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {parts.map((part, at) => (
                <PartText key={at} part={part} isSpoken />
              ))}
            </Box>
          </Box>
        ))}
      </Flex>
    </>
  );
}

function PartText({ part: { kind, text }, isSpoken }: { part: Part; isSpoken: boolean }) {
  if (kind === 'same') return <Typography>{text}</Typography>;
  const { tag, background, color, spokenLabel } = PART_STYLES[kind];
  return (
    <Box tag={tag} background={background} color={color} hasRadius>
      {isSpoken && <VisuallyHidden>{`${spokenLabel} `}</VisuallyHidden>}
      <Typography textColor={color}>{text}</Typography>
    </Box>
  );
}
