import { Box, Grid, Link, Stack, Text } from '@chakra-ui/react'
import { LAYOUTS } from '@nusaria/scenarios/coverage/run-plan'
import { SCREENS, type Screen } from '@nusaria/scenarios/dsl/screens'
import { NavLink, useLocation } from 'react-router-dom'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { useFields } from '../../ui/form.tsx'
import { Muted } from '../../ui/muted.tsx'
import { CATALOGUE, filterStories, NO_FILTER, type StoryEntry } from './catalogue.ts'

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
export function StoryList({ chosen }: { readonly chosen: string | undefined }) {
  const { values: filter, field } = useFields(NO_FILTER)
  const found = filterStories(CATALOGUE, filter)
  const areas = [...new Set(found.map(({ area }) => area))]
  return (
    <Stack gap="4" minW="0">
      <Stack gap="2" role="search" aria-label="Find a story">
        <TextField label="Words" type="search" placeholder="name, title, step" {...field('words')} />
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="2">
          <SelectField label="Code" options={CODES} {...field('code')} />
          <SelectField label="Screen" options={VISITED_SCREENS} {...field('screen')} />
        </Grid>
        <SelectField label="Runs on" options={RUNS_ON} {...field('layout')} />
        <Muted role="status">
          {found.length} of {CATALOGUE.length} stories
        </Muted>
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
