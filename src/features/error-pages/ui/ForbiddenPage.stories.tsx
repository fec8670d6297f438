import type { Meta, StoryObj } from '@storybook/react-vite'

import { ForbiddenPage } from './ForbiddenPage'

const meta = {
  title: 'Features/Error pages/Forbidden',
  component: ForbiddenPage,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForbiddenPage>

export default meta
type Story = StoryObj<typeof meta>

export const AnyPage: Story = {}
export const Post: Story = { args: { entity: 'post', requestId: 'q3xk1v8m' } }
export const UserRegistry: Story = { args: { entity: 'user-registry' } }
export const GroupRegistry: Story = { args: { entity: 'group-registry' } }
export const Area: Story = { args: { entity: 'area' } }
export const BusinessUnit: Story = { args: { entity: 'business-unit' } }
export const Workspace: Story = { args: { entity: 'workspace' } }
export const Community: Story = { args: { entity: 'community' } }
export const Catalog: Story = { args: { entity: 'catalog' } }
export const Workflow: Story = { args: { entity: 'workflow' } }
export const CommunityInGerman: Story = { args: { entity: 'community' }, globals: { language: 'de' } }
