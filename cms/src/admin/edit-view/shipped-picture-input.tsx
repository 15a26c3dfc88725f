import { useState } from 'react';
import { Box, Button, Field, Flex, Grid, Modal, Searchbar, Typography } from '@strapi/design-system';
import { adminApi, type InputProps, useField, useFocusInputField } from '@strapi/strapi/admin';
import type { ShippedPicture } from '../../pages/picker-pictures';

const TITLE = 'Choose a shipped picture';
const LOAD_ERROR = 'The pictures could not be loaded. Close this dialog and open it again.';

const picturesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    getShippedPictures: build.query<ShippedPicture[], void>({
      query: () => '/shipped-pictures',
      transformResponse: ({ data }: { data: ShippedPicture[] }) => data,
    }),
  }),
});

/** The name of a shipped picture: an input, a button that opens all pictures, and the picture of the name. */
export function ShippedPictureInput({ name, label, labelAction, hint, required, disabled, placeholder }: InputProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const inputRef = useFocusInputField<HTMLInputElement>(name);
  const { data: pictures = [] } = picturesApi.useGetShippedPicturesQuery();
  const [isChoosing, setIsChoosing] = useState(false);
  const current = pictures.find((picture) => picture.name === value);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex gap={2} alignItems="stretch">
        <Box grow={1}>
          <Field.Input
            ref={inputRef}
            type="text"
            value={value ?? ''}
            onChange={onChange}
            disabled={disabled}
            placeholder={placeholder}
          />
        </Box>
        <Modal.Root open={isChoosing} onOpenChange={setIsChoosing}>
          <Modal.Trigger>
            <Button variant="secondary" size="L" aria-label={TITLE} disabled={disabled}>
              Choose
            </Button>
          </Modal.Trigger>
          <PictureDialog
            current={value}
            onChoose={(chosen) => {
              onChange(name, chosen);
              setIsChoosing(false);
            }}
          />
        </Modal.Root>
      </Flex>
      {current && <Thumbnail {...current} />}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

type DialogProps = { current?: string | null; onChoose: (name: string) => void };

/** Shows the shipped pictures whose name or alternative text has each word of the search. */
function PictureDialog({ current, onChoose }: DialogProps) {
  const { data: pictures, isError } = picturesApi.useGetShippedPicturesQuery();
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const found = pictures?.filter(({ name, alt }) => {
    const text = `${name} ${alt}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <Modal.Content>
      <Modal.Header>
        <Modal.Title>{TITLE}</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Searchbar
            autoFocus
            name="search-of-pictures"
            value={search}
            placeholder="A name, or words of the picture"
            clearLabel="Clear the search"
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => setSearch(event.target.value)}
            onClear={() => setSearch('')}
          >
            Search the pictures
          </Searchbar>
          <Box style={{ height: '55vh', overflowY: 'auto' }} padding={1}>
            {isError && <Typography>{LOAD_ERROR}</Typography>}
            {found?.length === 0 && <Typography>No picture has these words.</Typography>}
            <Grid.Root tag="ul" gap={3}>
              {found?.map((picture) => (
                <Grid.Item key={picture.name} tag="li" col={3} s={6} xs={12} alignItems="stretch">
                  <Flex
                    tag="button"
                    type="button"
                    direction="column"
                    gap={2}
                    padding={2}
                    width="100%"
                    hasRadius
                    background="neutral0"
                    borderColor={picture.name === current ? 'primary600' : 'neutral200'}
                    aria-current={picture.name === current}
                    onClick={() => onChoose(picture.name)}
                  >
                    <Thumbnail {...picture} />
                    <Typography textColor="neutral800" style={{ overflowWrap: 'anywhere' }}>
                      {picture.name}
                    </Typography>
                  </Flex>
                </Grid.Item>
              ))}
            </Grid.Root>
          </Box>
        </Flex>
      </Modal.Body>
    </Modal.Content>
  );
}

/** The pictures are for the light pages of the site. */
const THUMBNAIL_STYLE: React.CSSProperties = {
  ...{ width: 'fit-content', maxWidth: '100%', height: '8rem' },
  ...{ objectFit: 'contain', background: 'white' },
};

function Thumbnail({ file, alt }: ShippedPicture) {
  return file && <img src={`/shipped-pictures/${file}`} alt={alt} loading="lazy" style={THUMBNAIL_STYLE} />;
}
