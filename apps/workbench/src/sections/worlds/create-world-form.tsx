import { Box, Button, HStack, SimpleGrid } from '@chakra-ui/react'
import type { ControlInput } from '@nusaria/mock-api/control/control-client'
import { type FormEvent, useState } from 'react'
import { useControl, useScenariosQuery } from '../../control/control-api.ts'
import { useChooseWorld } from '../../control/worlds.ts'
import { CheckboxField, SelectField, TextField } from '../../ui/fields.tsx'
import { Card } from '../../ui/section-page.tsx'
import { parseLocalTime } from '../../ui/time.ts'
import { ActionResult, useAction } from '../../ui/use-action.tsx'

const EMPTY: CreateWorldValues = {
  name: '',
  note: '',
  scenario: '',
  seed: '',
  now: '',
  products: '',
  members: '',
  orders: '',
  frozen: false,
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
  const set = (part: Partial<CreateWorldValues>) => setForm((before) => ({ ...before, ...part }))
  const wrong = createWorldFieldError(act.error)
  const error = (name: string) => (wrong?.name === name ? wrong.why : null)

  const make = (event: FormEvent) => {
    event.preventDefault()
    void act.run(async () => {
      const { id } = await change('createWorld', { body: toCreateWorldBody(form) })
      choose(id)
      return `${id} is created and selected.`
    })
  }

  return (
    <Card title="Create a world">
      <form onSubmit={make} noValidate>
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
      </form>
    </Card>
  )
}

/** The values of the form for a new world. */
interface CreateWorldValues {
  readonly name: string
  readonly note: string
  readonly scenario: string
  readonly seed: string
  readonly now: string
  readonly products: string
  readonly members: string
  readonly orders: string
  readonly frozen: boolean
  /** Requests with fields that no contract lists are refused. */
  readonly strict: boolean
}

const FIELDS = ['scenario', 'seed', 'now', ...SIZES.map(({ name }) => name)]

/** The request body. Empty fields are left out, a seed of digits becomes a number, and invalid numbers are sent as typed, so that the API refuses them. */
function toCreateWorldBody({
  name,
  note,
  scenario,
  seed,
  now,
  frozen,
  strict,
  ...counts
}: CreateWorldValues): ControlInput<'createWorld'>['body'] {
  const word = seed.trim()
  const sizes = SIZES.map(({ name }) => [name, counts[name].trim()] as const).filter(([, count]) => count !== '')
  return {
    ...(name && { name }),
    ...(note && { note }),
    ...(scenario && { scenario }),
    ...(word && { seed: /^-?\d{1,15}$/.test(word) ? Number(word) : word }),
    ...(now && { now: parseLocalTime(now) }),
    // A text that is no number is for the API to refuse, which names the field.
    ...Object.fromEntries(sizes.map(([name, count]) => [name, Number.isFinite(Number(count)) ? Number(count) : count])),
    frozen,
    ...(strict && { strict }),
  }
}

/** The form field that an error is about, and its reason: `products: Too small …`. */
function createWorldFieldError(error: string | null): { readonly name: string; readonly why: string } | null {
  const name = FIELDS.find((field) => error?.startsWith(`${field}: `))
  return name && error ? { name, why: error.slice(name.length + 2) } : null
}
