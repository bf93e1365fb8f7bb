import { Box, Grid, Link, Stack, Text } from '@chakra-ui/react'
import { LAYOUTS } from '@nusaria/scenarios/coverage/run-plan'
import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import { NavLink, useLocation } from 'react-router-dom'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { CATALOGUE, filterStories, type StoryEntry, type StoryFilter } from './catalogue.ts'

interface StoryListProps {
  readonly filter: StoryFilter
  readonly onFilter: (filter: StoryFilter) => void
  readonly chosen: string | undefined
}

const ANY = ['', 'any'] as const
const CODES = [ANY, ...[...new Set(CATALOGUE.flatMap(({ codes }) => codes))].sort()]
const VISITED_SCREENS = [
  ANY,
  ...(Object.keys(SCREENS) as Screen[])
    .filter((screen) => CATALOGUE.some(({ screens }) => screens.includes(screen)))
    .map((screen) => [screen, SCREENS[screen]] as const),
]
const RUNS_ON = [['', 'any layout, or by calls alone'], ...LAYOUTS] as const

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
          <SelectField label="Code" value={filter.code} options={CODES} onChoose={(code) => set({ code })} />
          <SelectField label="Screen" value={filter.screen} options={VISITED_SCREENS} onChoose={(screen) => set({ screen })} />
        </Grid>
        <SelectField label="Runs on" value={filter.layout} options={RUNS_ON} onChoose={(layout) => set({ layout })} />
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
