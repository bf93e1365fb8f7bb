import { Box, Flex, Heading, HStack, Link, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useWorldId } from '../control/use-world.ts'
import { sections } from '../sections/sections.ts'

/** Header with the world that is worked on, the sections beside, one of them open. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const world = useWorldId()
  const { search } = useLocation()
  return (
    <Flex direction="column" minH="100vh">
      <HStack as="header" px="6" py="3" bg="bg" borderBottomWidth="1px" gap="6" wrap="wrap">
        <Heading as="h1" size="md" letterSpacing="tight">
          Nusaria workbench
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          World <b>{world}</b>
        </Text>
      </HStack>
      <Flex flex="1" direction={{ base: 'column', md: 'row' }}>
        <Flex as="nav" aria-label="Sections" direction={{ base: 'row', md: 'column' }} wrap="wrap" gap="1" p="4" minW={{ md: '48' }}>
          {sections.map(({ path, title, Icon }) => (
            <Link
              asChild
              key={path}
              px="3"
              py="2"
              rounded="md"
              color="fg.muted"
              fontWeight="600"
              _currentPage={{ bg: 'brand.subtle', color: 'brand.fg' }}
            >
              <NavLink to={{ pathname: path, search }}>
                <Icon size={16} aria-hidden="true" /> {title}
              </NavLink>
            </Link>
          ))}
        </Flex>
        <Box as="main" flex="1" minW="0" p={{ base: '4', md: '6' }}>
          {children}
        </Box>
      </Flex>
    </Flex>
  )
}
