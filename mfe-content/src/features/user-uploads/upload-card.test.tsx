/** @jest-environment tools/jest/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import { UploadCard } from './upload-card.tsx';

const upload = {
  idUserUpload: 3,
  idSection: 9,
  title: 'Vitrine',
  name: 'vitrine.mp4',
  description: 'Outubro',
  mimetype: 'video/mp4',
  extension: 'mp4',
  url: '/media/vitrine.mp4',
  image: '',
  size: 3,
  sentAt: '2026-11-20 12:00:00',
  author: { name: 'Ana', photo: '' },
  canDelete: true,
};

test('shows the length of a medium, and nothing while it is unknown', () => {
  const { rerender } = render(<UploadCard upload={{ ...upload, duration: 58 }} isEarly={false} />);
  expect(screen.getByText('0:58')).toBeInTheDocument();
  expect(screen.getByText('duração 58 segundos')).toBeInTheDocument();
  rerender(<UploadCard upload={{ ...upload, duration: 0 }} isEarly={false} />);
  expect(screen.queryByText('0:00')).not.toBeInTheDocument();
});
