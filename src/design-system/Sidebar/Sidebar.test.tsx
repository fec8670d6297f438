import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Sidebar, SidebarGroup, SidebarItem } from '.'

function Places({ collapsed = false }) {
  return (
    <Sidebar id="sidebar" label="Main" collapsed={collapsed}>
      <SidebarGroup>
        <SidebarItem href="/" current label="Home" icon={<svg />} />
        <SidebarItem href="/tasks" label="Tasks" icon={<svg />} count={5} countLabel="5 open" />
        <SidebarItem href="/people" label="People" icon={<svg />} count={0} countLabel="0 new" />
      </SidebarGroup>
      <SidebarGroup label="My communities">
        <SidebarItem href="/community/1" label="Quality and safety" hue="green" />
      </SidebarGroup>
    </Sidebar>
  )
}

it('is a landmark that a skip link can lead to', () => {
  render(<Places />)
  document.getElementById('sidebar')?.focus()
  expect(document.activeElement).toBe(screen.getByRole('navigation', { name: 'Main' }))
})

it('marks the place where one is', () => {
  render(<Places />)
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['Home'])
})

it('says a count in words and keeps silent about none', () => {
  render(<Places />)
  expect(screen.getByRole('link', { name: /Tasks.*5 open/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'People' })).toBeTruthy()
})

it('lists the communities under their title', () => {
  render(<Places />)
  const list = within(screen.getByRole('list', { name: 'My communities' }))
  expect(list.getByRole('link', { name: 'Quality and safety' })).toBeTruthy()
})

it('keeps every name when only drawings are left, and shows it to the pointer', () => {
  render(<Places collapsed />)
  expect(screen.getByRole('link', { name: 'Home' }).title).toBe('Home')
  expect(screen.getByRole('link', { name: /Tasks/ }).title).toBe('Tasks, 5 open')
  expect(screen.getByRole('list', { name: 'My communities' })).toBeTruthy()
})

it('is walked through by Tab, and goes to a place by Enter', async () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault())
  render(
    <div role="presentation" onClick={onClick}>
      <Places />
    </div>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Home' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Tasks/ }))
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})
