import { Box, Button, HStack, SimpleGrid } from '@chakra-ui/react'
import type { ControlInput } from '@nusaria/mock-api/control/control-client'
import { useControl, useScenariosQuery } from '../../control/control-api.ts'
import { useChooseWorld } from '../../control/worlds.ts'
import { CheckboxField, SelectField, TextField } from '../../ui/fields.tsx'
import { Form, toNumber, useFields } from '../../ui/form.tsx'
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
  const scenarios = useScenariosQuery({})
  const change = useControl()
  const choose = useChooseWorld()
  const act = useAction()
  const { values: form, set, field, error } = useFields(EMPTY, act.error)

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
          <TextField label="Name" maxLength={100} {...field('name')} />
          <Box gridColumn={{ sm: 'span 1', xl: 'span 3' }}>
            <TextField label="Note" maxLength={2_000} {...field('note')} />
          </Box>
          <SelectField
            label="Scenario"
            help="Gives its seed and time"
            options={[['', 'None'], ...(scenarios.data?.list ?? []).map(({ name, title }) => [name, `${title} (${name})`] as const)]}
            {...field('scenario')}
          />
          <TextField label="Seed" help="A number or a word; 1 by default" {...field('seed')} />
          <TextField label="Begins at (Jakarta time)" type="datetime-local" step="1" help="Now by default" {...field('now')} />
          {SIZES.map(({ name, ...words }) => (
            <TextField key={name} inputMode="numeric" {...words} {...field(name)} />
          ))}
        </SimpleGrid>
        <HStack mt="4" gap="5" wrap="wrap">
          <CheckboxField label="Clock frozen" checked={form.frozen} onCheck={(frozen) => set({ frozen })} />
          <CheckboxField label="Unknown fields refused" checked={form.strict} onCheck={(strict) => set({ strict })} />
          <Button type="submit" loading={act.busy}>
            Create
          </Button>
          <ActionResult message={act.message} error={error} />
        </HStack>
      </Form>
    </Card>
  )
}

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
