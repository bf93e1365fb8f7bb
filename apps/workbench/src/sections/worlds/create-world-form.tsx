import { Box, Button, HStack, SimpleGrid } from '@chakra-ui/react'
import type { ControlInput } from '@nusaria/mock-api/control/control-client'
import { useState } from 'react'
import { useControl, useScenariosQuery } from '../../control/control-api.ts'
import { useChooseWorld } from '../../control/worlds.ts'
import { CheckboxField, SelectField, TextField } from '../../ui/fields.tsx'
import { Form, findFieldError, toNumber } from '../../ui/form.tsx'
import { Card } from '../../ui/section-page.tsx'
import { parseLocalTime } from '../../ui/time.ts'
import { ActionResult, useAction } from '../../ui/use-action.tsx'

const EMPTY = {
  name: '',
  note: '',
  scenario: '',
  seed: '',
  now: '',
  products: '',
  members: '',
  orders: '',
  frozen: false,
  /** Requests with fields that no contract lists are refused. */
  strict: false,
}
/** The numbers that make a world larger. */
const SIZES = [
  { name: 'products', label: 'Products', help: '600 to 20,000' },
  { name: 'members', label: 'More members', help: 'Up to 1,000; phones from 81210000001' },
  { name: 'orders', label: 'More orders of Sari', help: 'Up to 2,000; each brings about 3 messages' },
] as const

/** The form of a new world. An error of the control API shows beside its field. */
export function CreateWorldForm() {
  const [form, setForm] = useState(EMPTY)
  const scenarios = useScenariosQuery({})
  const change = useControl()
  const choose = useChooseWorld()
  const act = useAction()
  const set = (part: Partial<typeof EMPTY>) => setForm((before) => ({ ...before, ...part }))
  const wrong = findFieldError(act.error, FIELDS)
  const error = (name: string) => (wrong?.name === name ? wrong.why : null)

  const make = () =>
    act.run(async () => {
      const { id } = await change('createWorld', { body: toCreateWorldBody(form) })
      choose(id)
      return `${id} is created and selected.`
    })

  return (
    <Card title="Create a world">
      <Form onSubmit={make}>
        <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4" alignItems="start">
          <TextField label="Name" maxLength={100} value={form.name} onText={(name) => set({ name })} />
          <Box gridColumn={{ sm: 'span 1', xl: 'span 3' }}>
            <TextField label="Note" maxLength={2_000} value={form.note} onText={(note) => set({ note })} />
          </Box>
          <SelectField
            label="Scenario"
            help="Gives its seed and time"
            error={error('scenario')}
            value={form.scenario}
            options={[['', 'None'], ...(scenarios.data?.list ?? []).map(({ name, title }) => [name, `${title} (${name})`] as const)]}
            onChoose={(scenario) => set({ scenario })}
          />
          <TextField
            label="Seed"
            help="A number or a word; 1 by default"
            error={error('seed')}
            value={form.seed}
            onText={(seed) => set({ seed })}
          />
          <TextField
            label="Begins at (Jakarta time)"
            type="datetime-local"
            step="1"
            help="Now by default"
            error={error('now')}
            value={form.now}
            onText={(now) => set({ now })}
          />
          {SIZES.map(({ name, label, help }) => (
            <TextField
              key={name}
              label={label}
              inputMode="numeric"
              help={help}
              error={error(name)}
              value={form[name]}
              onText={(count) => set({ [name]: count })}
            />
          ))}
        </SimpleGrid>
        <HStack mt="4" gap="5" wrap="wrap">
          <CheckboxField label="Clock frozen" checked={form.frozen} onCheck={(frozen) => set({ frozen })} />
          <CheckboxField label="Unknown fields refused" checked={form.strict} onCheck={(strict) => set({ strict })} />
          <Button type="submit" size="sm" loading={act.busy}>
            Create
          </Button>
          <ActionResult message={act.message} error={wrong ? null : act.error} />
        </HStack>
      </Form>
    </Card>
  )
}

const FIELDS = ['scenario', 'seed', 'now', ...SIZES.map(({ name }) => name)]

/** The request body. Empty fields are left out, and a seed of digits becomes a number. */
function toCreateWorldBody({
  name,
  note,
  scenario,
  seed,
  now,
  frozen,
  strict,
  ...counts
}: typeof EMPTY): ControlInput<'createWorld'>['body'] {
  const word = seed.trim()
  const sizes = SIZES.map(({ name }) => [name, counts[name].trim()] as const).filter(([, count]) => count !== '')
  return {
    ...(name && { name }),
    ...(note && { note }),
    ...(scenario && { scenario }),
    ...(word && { seed: /^-?\d{1,15}$/.test(word) ? Number(word) : word }),
    ...(now && { now: parseLocalTime(now) }),
    ...Object.fromEntries(sizes.map(([name, count]) => [name, toNumber(count)])),
    frozen,
    ...(strict && { strict }),
  }
}
