import { Button, HStack, SimpleGrid, Stack } from '@chakra-ui/react'
import type { Fault, StateRow } from '@nusaria/mock-api/control/types'
import { useState } from 'react'
import { useRowsQuery } from '../../control/control-api.ts'
import { JsonField, SelectField, TextField } from '../../ui/fields.tsx'
import { Form, useFields } from '../../ui/form.tsx'
import { Card } from '../../ui/section-page.tsx'
import { ActionResult, useAction } from '../../ui/use-action.tsx'
import { CallPicker } from './call-picker.tsx'
import { type CallOption, faultReplies, WIRE_FAULTS } from './describe-fault.ts'
import { EMPTY_FAULT, toFault } from './fault-form-values.ts'

interface PlaceFaultFormProps {
  readonly world: string
  /** Resolves to what was done. */
  readonly onPlace: (fault: Fault) => Promise<string>
}

/** A form for a fault on any call. It offers only the errors that the call declares. */
export function PlaceFaultForm({ world, onPlace }: PlaceFaultFormProps) {
  const [chosen, setChosen] = useState<CallOption | null>(null)
  const members = useRowsQuery({ params: { id: world, table: 'members' } })
  const act = useAction()
  const { values: form, set, field, error } = useFields(EMPTY_FAULT, act.error)
  const number = (name: 'after' | 'times' | 'rate' | 'ms' | 'status') => ({ ...field(name), inputMode: 'decimal' as const })

  return (
    <Card title="Place a fault">
      <Form onSubmit={() => chosen && act.run(async () => onPlace(toFault(chosen.id, form)))}>
        <Stack gap="4">
          <CallPicker
            chosen={chosen}
            onChoose={(choice) => {
              setChosen(choice)
              // Each call declares errors of its own.
              if (form.what.startsWith('reply')) set({ what: '' })
            }}
          />
          {chosen && (
            <>
              <SelectField label={`What happens to ${chosen.id}`} {...field('what')}>
                <option value="">Choose …</option>
                <optgroup label="An error code; nothing is done">
                  {faultReplies(chosen.call).map(({ code, label }) => (
                    <option key={code} value={`reply ${code}`}>
                      {label}
                    </option>
                  ))}
                </optgroup>
                <optgroup label="On the network">
                  {Object.entries(WIRE_FAULTS).map(([wire, label]) => (
                    <option key={wire} value={`wire ${wire}`}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              </SelectField>
              <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4" alignItems="start">
                {form.what === 'wire latency' && <TextField label="Milliseconds" {...number('ms')} />}
                {form.what === 'wire http' && <TextField label="HTTP status" {...number('status')} />}
                <TextField label="After so many calls" placeholder="0" {...number('after')} />
                <TextField label="So many times" placeholder="always" {...number('times')} />
                <TextField label="Chance, 0 to 1" placeholder="1" {...number('rate')} />
              </SimpleGrid>
              {form.what === 'wire http' && (
                <JsonField
                  label="Body (JSON)"
                  help='Empty for none. A text ("…") is sent as HTML, any other value as JSON; with a body the status may also be 200.'
                  placeholder='{ "code": 0, "msg": "", "data": null }'
                  {...field('body')}
                />
              )}
              <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
                <SelectField
                  label="Member"
                  options={[['', 'everyone'], ['guest', 'guests'], ...(members.data?.list ?? []).map(memberOption)]}
                  {...field('member')}
                />
                <JsonField
                  label="Only calls with (JSON)"
                  help="Fields of the path, the query or the body. Empty for all calls."
                  rows={2}
                  placeholder='{ "sku_no": "P100258-01" }'
                  {...field('match')}
                />
              </SimpleGrid>
              <HStack gap="4" wrap="wrap">
                <Button type="submit" disabled={form.what === ''} loading={act.busy}>
                  Place it
                </Button>
                <ActionResult message={act.message} error={error} />
              </HStack>
            </>
          )}
        </Stack>
      </Form>
    </Card>
  )
}

/** A member as an option: number and name. */
function memberOption({ member_no, user_name, phone, email }: StateRow): readonly [string, string] {
  return [String(member_no), `${user_name} (${phone ?? email ?? member_no})`]
}
