import { Badge, HStack, Stack, Text } from '@chakra-ui/react'
import { type CoverageKind, type CoverageLine, coverageOf } from '@nusaria/scenarios/coverage/coverage'
import { LAYOUTS } from '@nusaria/scenarios/coverage/run-plan'
import { scenarios } from '@nusaria/scenarios/index'
import { useMemo, useState } from 'react'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { Muted } from '../../ui/muted.tsx'
import { Card } from '../../ui/section-page.tsx'

const KINDS: Readonly<Record<CoverageKind, string>> = { code: 'Codes', state: 'Transitions', route: 'Routes' }

const storyNames = ({ runs }: CoverageLine) => [...new Set(runs.map(({ story }) => story))]

/** Breaks a line between languages, not inside `zh-CN`. */
function Languages({ of }: { readonly of: readonly string[] }) {
  if (of.length === 0) return '–'
  return (
    <HStack gap="1" wrap="wrap">
      {of.map((language) => (
        <Text key={language} as="span" whiteSpace="nowrap">
          {language}
        </Text>
      ))}
    </HStack>
  )
}

const columns: readonly Column<CoverageLine>[] = [
  { title: 'What', cell: ({ what }) => what },
  ...LAYOUTS.map(
    (layout): Column<CoverageLine> => ({
      title: layout,
      cell: ({ runs }) => <Languages of={[...new Set(runs.filter((one) => one.layout === layout).map(({ language }) => language))]} />,
    }),
  ),
  {
    title: 'Stories',
    cell: (line) =>
      line.missing ? <Badge colorPalette="red">{line.missing}</Badge> : (line.note ?? storyNames(line).slice(0, 3).join(', ')),
  },
]

/** What all stories cover together, and what is missing. */
export function CoverageCard() {
  const [kind, setKind] = useState<CoverageKind>('route')
  const { lines, missing, stories } = useMemo(() => coverageOf(scenarios), [])
  const own = lines.filter((line) => line.kind === kind)
  return (
    <Card title="Coverage" aside={<Badge colorPalette={missing.length > 0 ? 'red' : 'green'}>{missing.length} missing</Badge>}>
      <Stack gap="3">
        <Text fontSize="sm">
          {stories} stories. A code counts where a rule gives it and a screen shows it, a transition where a story makes it, a route where a
          story does something.
        </Text>
        <HStack align="end" gap="4" wrap="wrap">
          <SelectField label="Show" value={kind} options={Object.entries(KINDS) as [CoverageKind, string][]} onValue={setKind} />
          <Muted>
            {own.filter((line) => !line.missing).length} of {own.length}
          </Muted>
        </HStack>
        <DataTable label={KINDS[kind]} columns={columns} rows={own} keyOf={({ what }) => what} empty="There is none." />
      </Stack>
    </Card>
  )
}
