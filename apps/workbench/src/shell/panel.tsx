import { Box, Flex, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A titled group of controls. */
export function Panel({ title, action, children }: Props) {
  return (
    <Box as="section" aria-label={title} bg="bg" borderWidth="1px" rounded="lg" p="4">
      <Flex align="center" justify="space-between" gap="3" mb="3" minH="8">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  )
}
