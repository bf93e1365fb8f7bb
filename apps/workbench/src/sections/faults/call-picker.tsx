import { Badge, Box, Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { TextField } from '../../ui/fields.tsx'
import { type CallOption, findCalls } from './describe-fault.ts'

/** Calls shown at once. */
const MAX_SHOWN = 30

interface CallPickerProps {
  readonly chosen: CallOption | null
  readonly onChoose: (choice: CallOption) => void
}

/** A searchable list of all calls. */
export function CallPicker({ chosen, onChoose }: CallPickerProps) {
  const [typed, setTyped] = useState('')
  const found = findCalls(typed)
  const shown = found.slice(0, MAX_SHOWN)
  return (
    <Box>
      <Box maxW="28rem">
        <TextField
          label="Call"
          type="search"
          placeholder="cart add, /order/trade, voucher …"
          help={
            found.length > MAX_SHOWN
              ? `The first ${MAX_SHOWN} of ${found.length} calls: type to find others`
              : `${found.length} ${found.length === 1 ? 'call' : 'calls'}`
          }
          value={typed}
          onValue={setTyped}
        />
      </Box>
      <Stack as="ul" role="list" aria-label="Calls" gap="1" mt="2" maxH="15rem" overflowY="auto" borderWidth="1px" rounded="md" p="1">
        {shown.map((choice) => (
          <li key={choice.id}>
            <Button
              variant={choice.id === chosen?.id ? 'subtle' : 'ghost'}
              aria-pressed={choice.id === chosen?.id}
              w="full"
              h="auto"
              py="1.5"
              justifyContent="start"
              textAlign="start"
              whiteSpace="normal"
              onClick={() => onChoose(choice)}
            >
              <Badge minW="12" justifyContent="center">
                {choice.call.method}
              </Badge>
              <span>
                {choice.id}{' '}
                <Text as="span" color="fg.muted" fontWeight="400">
                  {choice.call.summary}
                </Text>
              </span>
            </Button>
          </li>
        ))}
      </Stack>
    </Box>
  )
}
