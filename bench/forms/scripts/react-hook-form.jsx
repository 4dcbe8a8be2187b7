// As the documentation has it: register, a resolver, errors beside the fields. What a form needs beyond that is in here too:
// ARIA is left to the author.
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { email, nonEmpty, object, optional, pipe, regex, string } from 'valibot';
import { FIELDS } from '../fields.mjs';

const RULES = {
  text: pipe(string(), nonEmpty('Fill this in.')),
  email: pipe(string(), nonEmpty('Fill this in.'), email('This is no email address.')),
  number: optional(pipe(string(), regex(/^\d*$/, 'Digits only.'))),
};
const resolver = valibotResolver(object(Object.fromEntries(FIELDS.map(({ id, type }) => [id, RULES[type]]))));

function Form() {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ resolver });
  // Drawn, and its handler is there.
  useLayoutEffect(() => window.formIsReady(), []);
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      {FIELDS.map(({ id, title }) => (
        <div key={id}>
          <label htmlFor={`${id}-field`}>{title}</label>
          <input
            id={`${id}-field`}
            aria-invalid={Boolean(errors[id])}
            aria-describedby={errors[id] && `${id}-error`}
            {...register(id)}
          />
          {errors[id] && (
            <p className="field-error" id={`${id}-error`}>
              {errors[id].message}
            </p>
          )}
        </div>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

createRoot(document.getElementById('place')).render(<Form />);
