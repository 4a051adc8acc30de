import type { Address } from "@portico/members/members";
import { useErrorText, useMember } from "@portico/react";
import { type MemberChanges, useUpdateMember } from "@portico/react/members";
import { useEffect, useRef, useState } from "react";
import { draftKey, readDraft, removeDraft } from "../forms/draft.js";
import { FormProblem, FormSuccess } from "../forms/form-messages.js";
import { usePage } from "../shell/use-page.js";
import { AddressForm } from "./address-form.js";
import { addressLines } from "./address-lines.js";

function FormattedAddress({ address }: { address: Address }) {
  return (
    <address>
      {addressLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

export function AddressesPage() {
  usePage("Addresses", false);
  const { data: member, isPending } = useMember();
  const { mutateAsync, ...update } = useUpdateMember();
  const problem = useErrorText(update.error);
  const [openedIndex, edit] = useState<number>();
  const addresses = member?.contact?.addresses ?? [];
  const indexes = [...addresses.keys(), addresses.length];
  const draftKeyAt = (index: number) => draftKey(member?.id, `address-${index}`);
  // Reopen a form that has a draft, for example after the session ended.
  const editedIndex = openedIndex ?? indexes.find((index) => readDraft(draftKeyAt(index)));
  const addButton = useRef<HTMLButtonElement>(null);
  const previousIndex = useRef(editedIndex);
  useEffect(() => {
    if (previousIndex.current !== undefined && editedIndex === undefined)
      addButton.current?.focus();
    previousIndex.current = editedIndex;
  }, [editedIndex]);

  const close = () => {
    for (const index of indexes) removeDraft(draftKeyAt(index));
    edit(undefined);
  };
  const saveAddresses = (changedAddresses: MemberChanges["addresses"] = []) =>
    mutateAsync({ addresses: changedAddresses }).then(
      close,
      // The page shows the error, and an open form keeps the user's input.
      () => undefined,
    );
  const isNew = editedIndex === addresses.length;
  const renderForm = (index: number) => (
    <AddressForm
      draft={draftKeyAt(index)}
      address={addresses[index]}
      update={update}
      cancel={close}
      save={(typedAddress) =>
        saveAddresses([...addresses.slice(0, index), typedAddress, ...addresses.slice(index + 1)])
      }
    />
  );
  return (
    <>
      <h1>Addresses</h1>
      {editedIndex === undefined && <FormProblem text={problem} />}
      {!isPending && addresses.length === 0 && !isNew && (
        <p className="lead">Save an address to check out faster.</p>
      )}
      <ul className="addresses">
        {addresses.map((address, index) => (
          <li key={address.id ?? JSON.stringify(address)}>
            {editedIndex === index ? (
              renderForm(index)
            ) : (
              <>
                <FormattedAddress address={address} />
                <div className="form-row">
                  <button className="text-button" type="button" onClick={() => edit(index)}>
                    Edit<span className="visually-hidden"> {address.addressLine}</span>
                  </button>
                  <button
                    className="text-button"
                    type="button"
                    aria-disabled={update.isPending}
                    onClick={() => {
                      if (update.isPending) return;
                      addButton.current?.focus();
                      void saveAddresses(addresses.filter((other) => other !== address));
                    }}
                  >
                    Remove<span className="visually-hidden"> {address.addressLine}</span>
                  </button>
                </div>
              </>
            )}
          </li>
        ))}
        {isNew && <li>{renderForm(editedIndex)}</li>}
      </ul>
      {!isNew && (
        <button
          ref={addButton}
          className="button secondary"
          type="button"
          disabled={isPending}
          onClick={() => edit(addresses.length)}
        >
          Add address
        </button>
      )}
      <FormSuccess text={editedIndex === undefined && update.isSuccess && "Saved."} />
    </>
  );
}
