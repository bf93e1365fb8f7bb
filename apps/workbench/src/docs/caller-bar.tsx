import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { MEMBERS } from '@nusaria/scenarios/members'
import { useState } from 'react'
import { control } from '../control/control-client.ts'
import { SelectField, TextField } from '../ui/fields.tsx'

const CALLERS = [['', 'a guest'], ...Object.keys(MEMBERS)] as const

/** The world and the session of the calls. */
export interface Caller {
  readonly world: string
  readonly token: string | null
}

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
        <Box>
          <TextField label="World" value={caller.world} onText={(world) => onChange({ world, token: null })} />
        </Box>
        <Box>
          <SelectField label="As" value={member} options={CALLERS} onChoose={setMember} />
        </Box>
        <Button size="sm" onClick={() => void signIn()}>
          Use
        </Button>
      </HStack>
      <Text role="status">{said}</Text>
    </Stack>
  )
}
