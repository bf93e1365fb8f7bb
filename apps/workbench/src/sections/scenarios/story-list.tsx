import { Box, Grid, Link, Stack, Text } from '@chakra-ui/react'
import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import { NavLink, useLocation } from 'react-router-dom'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { CATALOGUE, filterStories, type StoryEntry, type StoryFilter } from './catalogue.ts'

interface StoryListProps {
  readonly filter: StoryFilter
  readonly onFilter: (filter: StoryFilter) => void
  readonly chosen: string | undefined
}

const CODES = [...new Set(CATALOGUE.flatMap(({ codes }) => codes))].sort()
const VISITED_SCREENS = (Object.keys(SCREENS) as Screen[]).filter((screen) => CATALOGUE.some(({ screens }) => screens.includes(screen)))

/** The stories by area, with filters. */
export function StoryList({ filter, onFilter, chosen }: StoryListProps) {
  const found = filterStories(CATALOGUE, filter)
  const areas = [...new Set(found.map(({ area }) => area))]
  const set = (part: Partial<StoryFilter>) => onFilter({ ...filter, ...part })
  return (
    <Stack gap="4" minW="0">
      <Stack gap="2" role="search" aria-label="Find a story">
        <TextField label="Words" type="search" value={filter.words} onText={(words) => set({ words })} placeholder="name, title, step" />
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="2">
          <SelectField label="Code" value={filter.code} onChoose={(code) => set({ code })}>
            <option value="">any</option>
            {CODES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
          <SelectField label="Screen" value={filter.screen} onChoose={(screen) => set({ screen })}>
            <option value="">any</option>
            {VISITED_SCREENS.map((screen) => (
              <option key={screen} value={screen}>
                {SCREENS[screen]}
              </option>
            ))}
          </SelectField>
        </Grid>
        <SelectField label="Told on" value={filter.layout} onChoose={(layout) => set({ layout })}>
          <option value="">any layout, or by calls alone</option>
          <option value="mobile">mobile</option>
          <option value="desktop">desktop</option>
        </SelectField>
        <Text role="status" fontSize="sm" color="fg.muted">
          {found.length} of {CATALOGUE.length} stories
        </Text>
      </Stack>
      <Box maxH={{ base: chosen ? '16rem' : undefined, lg: '70vh' }} overflowY="auto" tabIndex={0} role="region" aria-label="Stories">
        <Stack gap="3">
          {areas.map((area) => (
            <StoryArea key={area} area={area} entries={found.filter((entry) => entry.area === area)} chosen={chosen} />
          ))}
        </Stack>
      </Box>
    </Stack>
  )
}

function StoryArea({
  area,
  entries,
  chosen,
}: {
  readonly area: string
  readonly entries: readonly StoryEntry[]
  readonly chosen: string | undefined
}) {
  const { search } = useLocation()
  return (
    <Box as="section" aria-label={area}>
      <Text fontSize="sm" fontWeight="700" color="fg.muted" mb="1">
        {area}
      </Text>
      <Stack as="ul" gap="0" listStyleType="none" role="list">
        {entries.map(({ name, title }) => {
          const params = new URLSearchParams(search)
          params.set('story', name)
          return (
            <Box as="li" key={name}>
              <Link
                asChild
                display="block"
                px="2"
                py="1"
                rounded="md"
                fontSize="sm"
                aria-current={name === chosen ? 'page' : undefined}
                bg={name === chosen ? 'brand.subtle' : undefined}
                color={name === chosen ? 'brand.fg' : 'fg'}
                title={title}
              >
                <NavLink to={{ search: `?${params}` }}>{name.slice(area.length + 1)}</NavLink>
              </Link>
            </Box>
          )
        })}
      </Stack>
    </Box>
  )
}
