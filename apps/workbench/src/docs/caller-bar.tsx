import { Button, Field, HStack, Input, NativeSelect, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { control } from '../control/control-api.ts'
import type { Caller } from './try-it.tsx'

const MEMBERS = ['sari', 'budi', 'dewi', 'agus', 'putri'] as const

interface Props {
  readonly caller: Caller
  readonly onChange: (caller: Caller) => void
}

/** Selects the world and the member of the calls. The session lasts as long as the page. */
export function CallerBar({ caller, onChange }: Props) {
  const [member, setMember] = useState('')
  const [said, setSaid] = useState('Calls are made as a guest.')
  const signIn = async () => {
    if (member === '') {
      onChange({ ...caller, token: null })
      setSaid('Calls are made as a guest.')
      return
    }
    try {
      const body = { member, device: 'api-docs' }
      const { auth_token } = await control('signIn', { params: { id: caller.world }, body })
      onChange({ ...caller, token: auth_token })
      setSaid(`Calls are made as ${member}, in ${caller.world}.`)
    } catch (error) {
      setSaid(`Not signed in: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return (
    <Stack gap="2">
      <HStack wrap="wrap" align="end">
        <Field.Root w="auto">
          <Field.Label>World</Field.Label>
          <Input size="sm" value={caller.world} onChange={({ target }) => onChange({ world: target.value, token: null })} />
        </Field.Root>
        <Field.Root w="auto">
          <Field.Label>As</Field.Label>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field value={member} onChange={({ target }) => setMember(target.value)}>
              <option value="">a guest</option>
              {MEMBERS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Button size="sm" onClick={() => void signIn()}>
          Use
        </Button>
      </HStack>
      <Text role="status">{said}</Text>
    </Stack>
  )
}
